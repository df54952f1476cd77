import type { OwnMenu } from '@/contract/entities/own-menu'
import { spokenClockText } from '@/contract/rules/time/clock-text'
import { localNow } from '@/contract/rules/time/local-time'
import type { Answer, Turn } from '../facts'
import type { Proposal } from '../state'
import { beside, cut, dayHead, dayName, menuInShort, menuText, ofDay, priceText, shortDay, t } from '../texts'
import { dayMeant, menuAt, menuOn, openProposal } from '../turn'
import { noMenu } from './changes'
import { offering } from './proposal'

export function show(turn: Turn, dayWanted: string | null, service: 'comida' | 'cena'): Answer {
  const pending = openProposal(turn)
  const isPending = pending?.menus.some((menu) => menu.date === (dayWanted ?? menu.date))
  if (pending && isPending && !(dayWanted && menuOn(turn, dayWanted))) return shownPending(turn, pending)
  const date = dayWanted ?? turn.today
  const menu =
    turn.facts.menus.find((one) => one.date === date && one.service === service) ?? menuOn(turn, date)
  if (!menu) return noMenu(turn, date)
  const slot = { date: menu.date, service: menu.service }
  const text = `${menuText(slot, menu, turn.today, 850)}\n\n${stateLine(turn, menu)}`
  const isOver = date < turn.today
  const buttons = isOver
    ? [
        {
          action: `say:el mismo del ${Number(date.slice(8))}/${Number(date.slice(5, 7))}`,
          title: t('button.repeat'),
        },
      ]
    : menu.state === 'draft'
      ? [
          ...(date === turn.today ? [{ action: 'say:publicar', title: t('button.publish') }] : []),
          { action: `rm:${slot.date}:${slot.service}`, title: t('button.delete') },
        ]
      : [
          { action: 'say:corregir', title: t('button.correct') },
          { action: `rm:${slot.date}:${slot.service}`, title: t('button.delete') },
        ]
  return { replies: [{ text: beside(text), buttons }], state: { focus: isOver ? turn.state.focus : slot } }
}

/** Shows the pending proposal, and the questions that are still open. */
function shownPending(turn: Turn, proposal: Proposal): Answer {
  const offered = offering(turn, proposal)
  const text = proposal.menus.map((menu) => menuText(menu, menu.content, turn.today, 850)).join('\n\n')
  return { ...offered, replies: [{ text: beside(text) }, ...offered.replies] }
}

/** «¿Está ya publicado?», «¿a qué hora sale?» */
export function status(turn: Turn, dayWanted: string | null): Answer {
  const date = dayMeant(turn, dayWanted)
  const pending = openProposal(turn)
  const ofPending = pending?.menus.find((menu) => menu.date === date || !dayWanted)
  if (pending && ofPending) {
    const offered = offering(turn, pending)
    const text = t('status.pending', { ofDay: ofDay(ofPending.date, turn.today) })
    return { ...offered, replies: [{ text }, ...offered.replies] }
  }
  const menu = menuOn(turn, date)
  if (!menu) return noMenu(turn, date)
  const ofTheDay = ofDay(date, turn.today)
  const focus = { date: menu.date, service: menu.service }
  if (menu.state === 'published')
    return { replies: [{ text: t('status.out', { ofDay: ofTheDay }) }], state: { focus } }
  if (menu.state === 'expired')
    return { replies: [{ text: t('status.over', { ofDay: ofTheDay }) }], state: { focus } }
  if (menu.state === 'scheduled')
    return {
      replies: [{ text: t('status.scheduled', { ofDay: ofTheDay, state: stateLine(turn, menu) }) }],
      state: { focus },
    }
  const isToday = date === turn.today
  const buttons = [{ action: 'say:publica el de hoy', title: t('button.publish') }]
  return {
    replies: [
      {
        text: t(isToday ? 'status.draftToday' : 'status.draft', { ofDay: ofTheDay }),
        ...(isToday && { buttons }),
      },
    ],
    state: { focus },
    ...(isToday && { yes: 'say:publica el de hoy' }),
  }
}

function stateLine({ facts }: Turn, { state, publishAt }: OwnMenu) {
  if (state !== 'scheduled' || !publishAt || !facts.restaurant) return t(`state.${state}`)
  const { minute } = localNow(new Date(publishAt), facts.restaurant.timeZone)
  return t('state.scheduledAt', { time: spokenClockText(minute) })
}

/** Lists the menus of today and the next days. */
export function planned(turn: Turn): Answer {
  const coming = turn.facts.menus.filter(({ date }) => date >= turn.today)
  if (coming.length === 0) return { replies: [{ text: t('planned.none') }], state: { awaiting: 'menu' } }
  const lines = coming.slice(0, 14).map((menu) => {
    const price = menu.price === null ? t('menu.noPrice') : priceText(menu.price)
    const [first] = menu.categories.flatMap(({ items }) => items)
    const dinner = menu.service === 'cena' ? ` ${t('menu.dinnerShort')}` : ''
    return `• *${dayHead(menu.date, turn.today)}*${dinner}: ${cut(first?.name ?? '—', 40)}… · ${price} · ${stateLine(turn, menu)}`
  })
  const rows = coming.slice(0, 10).map(({ date, service }) => ({
    action: `show:${date}:${service}`,
    title: cut(`${shortDay(date)}${service === 'cena' ? ` ${t('menu.dinnerShort')}` : ''}`, 24),
  }))
  return {
    replies: [
      {
        text: beside(`${t('planned.title')}\n${lines.join('\n')}`),
        list: { label: t('button.seeDay'), rows },
      },
    ],
  }
}

/** Asks before a menu is deleted, because a deleted menu cannot be restored. */
export function askDelete(turn: Turn, dayWanted: string | null, service?: 'comida' | 'cena'): Answer {
  const date = dayMeant(turn, dayWanted)
  const menu = service ? menuAt(turn, { date, service }) : menuOn(turn, date)
  if (!menu || date < turn.today)
    return { replies: [{ text: t('delete.none', { day: dayName(date, turn.today) }) }] }
  const yes = `del:${date}:${menu.service}:${menu.version}`
  return {
    yes,
    state: { focus: { date, service: menu.service } },
    replies: [
      {
        text: t(menu.state === 'published' ? 'delete.askOut' : 'delete.ask', {
          ofDay: ofDay(date, turn.today),
          dishes: menuInShort(menu),
        }),
        buttons: [
          { action: yes, title: t('button.deleteYes') },
          { action: 'no:', title: t('button.keepIt') },
        ],
      },
    ],
  }
}

/** `version`: the menu that the owner was asked about. Another menu is asked about again. */
export function deleteDay(turn: Turn, date: string, service: 'comida' | 'cena', version?: number): Answer {
  const menu = menuAt(turn, { date, service })
  if (!menu || date < turn.today)
    return { replies: [{ text: t('delete.none', { day: dayName(date, turn.today) }) }] }
  if (version !== undefined && version !== menu.version && !turn.facts.isRepeated)
    return askDelete(turn, date, service)
  return {
    replies: [{ text: t('delete.done', { ofDay: ofDay(date, turn.today) }) }],
    commands: [{ do: 'delete', slot: { date, service } }],
    state: { focus: null },
  }
}

/** «es para la cena»: gives a stored menu to the other service of its day. */
export function carryService(turn: Turn, service: 'comida' | 'cena', dayWanted: string | null): Answer {
  const date = dayMeant(turn, dayWanted)
  const menu = turn.facts.menus.find((one) => one.date === date && one.service !== service)
  const text = t('service.done', { service: t(`service.${service}`) })
  if (!menu) return noMenu(turn, date)
  if (menuAt(turn, { date, service }))
    return { replies: [{ text: t('service.taken', { service: t(`service.${service}`) }) }] }
  const from = { date, service: menu.service }
  const { state } = menu
  if (state === 'published' || state === 'expired') return { replies: [{ text: t('service.out') }] }
  return {
    replies: [{ text }],
    commands: [{ do: 'copy', mode: 'move', from, to: { date, service } }],
    state: { focus: { date, service } },
  }
}
