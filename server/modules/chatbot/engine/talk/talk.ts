import type { ChatButton, IncomingMessage, UnreadableKind } from '@/contract/entities/chat'
import { offering } from '../deeds/proposal'
import { pageUrl } from '../deeds/release'
import type { Answer, Turn } from '../facts'
import { plainWords } from '../meaning/spelling'
import { findDishes } from '../menu/find-dish'
import { beside, cut, dayName, menuInShort, ofDay, pageAt, priceText, t } from '../texts'
import { dayMeant, dayTalkedOf, menuOn, openProposal } from '../turn'

export const say = (words: string, title: string): ChatButton => ({ action: `say:${words}`, title })

export const seeToday = () => say('menú de hoy', t('button.seeToday'))
export const askHelp = () => say('ayuda', t('button.help'))

export function hello(turn: Turn): Answer {
  const { owner } = turn.facts
  const menu = menuOn(turn, turn.today)
  const name = owner?.firstName ? `, ${cut(owner.firstName, 40)}` : ''
  if (menu?.state === 'published')
    return {
      replies: [
        {
          text: t('hello.out', { name }),
          buttons: [seeToday(), say('estadísticas', t('button.stats')), askHelp()],
        },
      ],
    }
  return {
    replies: [
      { text: t('hello.none', { name }), buttons: [say('el mismo de ayer', t('button.repeat')), askHelp()] },
    ],
    state: { awaiting: 'menu' },
  }
}

export const help = (): Answer => ({
  replies: [
    {
      text: t('help.text'),
      list: {
        label: t('help.label'),
        rows: [
          { action: 'say:menú de hoy', title: t('help.today') },
          { action: 'say:qué tengo programado', title: t('help.planned') },
          { action: 'how:sold-out', title: t('help.soldOut') },
          { action: 'how:price', title: t('help.price') },
          { action: 'how:week', title: t('help.week') },
          { action: 'say:otra plantilla', title: t('help.template') },
          { action: 'say:historia', title: t('help.story') },
          { action: 'say:pdf', title: t('help.paper') },
          { action: 'say:estadísticas', title: t('help.stats') },
          { action: 'say:hablar con una persona', title: t('help.human') },
        ],
      },
    },
  ],
})

export function how(topic: string): Answer {
  if (topic === 'sold-out') return { replies: [{ text: t('how.soldOut') }] }
  if (topic === 'menu') return { replies: [{ text: t('publish.nothing') }], state: { awaiting: 'menu' } }
  if (topic === 'price') return { replies: [{ text: t('how.price') }] }
  return { replies: [{ text: t('how.week') }], state: { awaiting: 'menu' } }
}

export const thanks = (): Answer => ({ replies: [{ text: t('thanks') }] })

/** «ah, vale, entendido»: the pending proposal stays, and is offered again. */
export function understood(turn: Turn): Answer {
  const pending = openProposal(turn)
  return pending ? offering(turn, pending) : { replies: [{ text: t('understood') }] }
}

export const smallTalk = (about: 'chat' | 'mine'): Answer => ({
  replies: [{ text: t(`smallTalk.${about}`) }],
})

/** «el martes abrimos normal»: nothing changes, and the reply names the stored menu of that day. */
export function open(turn: Turn, dayWanted: string | null): Answer {
  const date = dayMeant(turn, dayWanted)
  const menu = menuOn(turn, date)
  const values = { ofDay: ofDay(date, turn.today), dishes: menu ? menuInShort(menu) : '' }
  return {
    replies: [{ text: menu ? t('open.there', values) : t('open.none', { day: dayName(date, turn.today) }) }],
    state: { focus: { date, service: 'comida' }, ...(!menu && { awaiting: 'menu' as const }) },
  }
}

/** «¿a cuánto sale el menú con dorada?» */
export function cost(turn: Turn, words: string, dayWanted: string | null): Answer | null {
  const content = openProposal(turn)?.menus[0]?.content ?? menuOn(turn, dayWanted ?? dayTalkedOf(turn))
  const [dish, ...others] = content ? findDishes(content, words) : []
  if (!content || !dish || others.length > 0 || content.price === null) return null
  const values = { dish: cut(dish.name, 120), price: priceText(content.price) }
  if (!dish.supplement) return { replies: [{ text: t('cost.plain', values) }] }
  const total = priceText(Math.round((content.price + dish.supplement) * 100) / 100)
  return { replies: [{ text: t('cost.more', { ...values, total, extra: priceText(dish.supplement) }) }] }
}

export function stats({ facts }: Turn): Answer {
  const { visits } = facts
  const url = pageAt(facts, '/mi-restaurante')
  if (!visits || visits.week + visits.today === 0) return { replies: [{ text: t('stats.none', { url }) }] }
  const trend =
    visits.weekBefore === 0
      ? ''
      : t(visits.week >= visits.weekBefore ? 'stats.more' : 'stats.less', { before: visits.weekBefore })
  return { replies: [{ text: [t('stats.text', visits), trend, url].filter(Boolean).join('\n') }] }
}

export const page = (turn: Turn): Answer => ({
  replies: [
    {
      text: t(turn.facts.restaurant?.isPublic ? 'page.public' : 'page.hidden', {
        url: turn.facts.restaurant?.isPublic ? pageUrl(turn) : pageAt(turn.facts, '/mi-restaurante'),
      }),
    },
  ],
})

export const plan = ({ facts }: Turn): Answer => ({
  replies: [{ text: t('plan', { url: pageAt(facts, '/subscription') }) }],
})
export const human = ({ facts }: Turn): Answer => ({
  replies: [{ text: t('human', { url: pageAt(facts, '/contacta') }) }],
})

export const whatsapp = ({ facts }: Turn): Answer => ({
  replies: [
    {
      text: t(
        facts.channel === 'whatsapp' ? 'whatsapp.here' : facts.hasWhatsApp ? 'whatsapp.how' : 'whatsapp.none',
      ),
    },
  ],
})

/** To anger: an apology, and a way on. */
export function angry(turn: Turn): Answer {
  const pending = openProposal(turn)
  const buttons = [
    pending ? { action: `cor:${pending.pid}`, title: t('button.correct') } : seeToday(),
    say('hablar con una persona', t('button.human')),
  ]
  return { replies: [{ text: t('angry'), buttons }] }
}

export function stop({ facts }: Turn): Answer {
  if (facts.channel === 'browser')
    return { replies: [{ text: t('stop.browser', { url: pageAt(facts, '/misdatospersonales') }) }] }
  return { replies: [{ text: t('stop.done') }], commands: [{ do: 'unlink' }] }
}

/** Handles a single dish, which may be the first line of a menu that comes line by line. */
export function looseDish(turn: Turn, text: string): Answer {
  const { loose } = turn.state
  if (!loose && openProposal(turn)) return perhapsDish(text)
  const lines = [...(loose?.lines ?? []), text]
  const state = { loose: { lines: lines.slice(-60), at: turn.message.at } }
  if (lines.length > 1)
    return {
      replies: [
        { text: t('loose.more', { count: lines.length }), buttons: [say('ya está', t('button.done'))] },
      ],
      state,
    }
  const menu = menuOn(turn, turn.today)
  const dish = cut(text, 60)
  const isThere = menu && findDishes(menu, plainWords(text)).length > 0
  const buttons = [
    say('ya está', t('button.done')),
    ...(isThere
      ? [say(cut(`agotado ${text}`, 180), t('button.soldOut'))]
      : menu || openProposal(turn)
        ? [say(cut(`añade ${text}`, 180), t('button.add'))]
        : []),
  ]
  return { replies: [{ text: t(isThere ? 'loose.known' : 'loose.first', { dish }), buttons }], state }
}

/** «Primeros» without dishes: its dishes come in the next message. */
export const heading = (turn: Turn, text: string): Answer => ({
  replies: [{ text: t('loose.heading', { course: text.toLowerCase() }) }],
  state: { loose: { lines: [...(turn.state.loose?.lines ?? []), text].slice(-60), at: turn.message.at } },
})

/** While a proposal is pending, a message with one dish may belong to it. */
function perhapsDish(text: string): Answer {
  const yes = cut(`add:${text}`, 200)
  const buttons = [
    { action: yes, title: t('button.addYes') },
    { action: 'no:', title: t('button.no') },
  ]
  return { replies: [{ text: t('change.perhaps', { dish: cut(text, 120) }), buttons }], yes }
}

const unreadable: Record<UnreadableKind, () => string> = {
  audio: () => t('unreadable.audio'),
  video: () => t('unreadable.video'),
  sticker: () => t('unreadable.sticker'),
  location: () => t('unreadable.location'),
  contacts: () => t('unreadable.contacts'),
  unknown: () => t('unreadable.unknown'),
}

export const cannotRead = (kind: UnreadableKind): Answer => ({
  replies: [{ text: unreadable[kind](), ...(kind === 'sticker' && { buttons: [seeToday(), askHelp()] }) }],
})

type FileSent = Extract<IncomingMessage, { kind: 'image' | 'document' }>

export const isPaper = ({ kind, mime }: FileSent) => kind === 'document' && !mime.startsWith('image/')

/** A PDF with more pages is probably a carta, not a menu of the day. */
const pagesOfMenu = 4

/** Handles a picture or PDF that is already stored: asks the owner for its purpose. */
export function fileCame(message: FileSent, { facts }: Turn, isRead = false): Answer {
  const { reading, pages } = facts
  const asDay = { action: `day:${message.file}`, title: t('button.asDay') }
  const asCarta = { action: `carta:${message.file}`, title: t('button.asCarta') }
  const neither = say('no', t('button.neither'))
  const photo = isRead ? 'file.photoRead' : reading === null ? 'file.photo' : 'file.photoUnread'
  if (!isPaper(message)) return { replies: [{ text: t(photo), buttons: [asDay, asCarta, neither] }] }
  if (pages !== null && pages > pagesOfMenu)
    return { replies: [{ text: t('file.paperLong', { pages }), buttons: [asCarta, asDay, neither] }] }
  const text = t(isRead ? 'file.paperRead' : 'file.paperUnread')
  return { replies: [{ text, buttons: [asDay, asCarta, neither] }] }
}

export function attach(turn: Turn, as: 'day' | 'carta', url: string): Answer {
  const { restaurant } = turn.facts
  if (!restaurant) return { replies: [{ text: t('noRestaurant', { url: pageAt(turn.facts, '/') }) }] }
  const name = as === 'day' ? t('file.dayName') : t('file.cartaName')
  return {
    replies: [{ text: beside(t(as === 'day' ? 'file.dayDone' : 'file.cartaDone', { url: pageUrl(turn) })) }],
    commands: [{ do: 'attach', as, url, name, date: turn.today }],
  }
}
