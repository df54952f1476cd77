import { type ChatButton, chatLimits } from '@/contract/entities/chat'
import type { MenuContent, MenuDraft } from '@/contract/entities/menu'
import { type ParsedMenu, toMenuDraft } from '@/contract/rules/menu-text/parsed-menu'
import { addDays } from '@/contract/rules/time/local-time'
import { answerLanguage } from '../answer-language'
import type { Answer, Reply, Turn } from '../facts'
import { inOrder } from '../menu/edit-menu'
import { holdsUnreadPrice, readMenu } from '../menu/read-menu'
import type { OpenDoubt, Proposal, Proposed, Slot } from '../state'
import { menusToCome } from '../talk/menus-to-come'
import {
  beside,
  dayHead,
  dayName,
  menuInShort,
  menuText,
  ofDay,
  priceText,
  shortDay,
  t,
  title,
} from '../texts'
import { keyOfMenu, openProposal, replacedBy } from '../turn'
import { doubtReply, openDoubts } from './doubts'

const { textWithMore } = chatLimits
const lunchIsOver = 17 * 60

const readFrom = {
  text: 'menu.read',
  photo: 'menu.readPhoto',
  paper: 'menu.readPaper',
  assistant: 'menu.readAssistant',
} as const

/** Turns a written menu into a proposal that waits for a yes. */
export function propose(
  turn: Turn,
  text: string,
  dayWanted: string | null = null,
  from: 'text' | 'photo' | 'paper' = 'text',
): Answer {
  const written = readMenu(text, { today: turn.today }).menus.filter(
    ({ categories }) => categories.length > 0,
  )
  if (written.length === 0) return { replies: [{ text: t('menu.nothing') }] }
  const more = from === 'text' && !dayWanted ? continued(turn, written, text) : null
  if (more) return more
  const { assistant = [] } = turn.facts
  if (from === 'text' && assistant.length > 0 && !turn.state.loose) return proposeAssistants(turn, assistant)
  const { menus: parsed, left } = menusToCome(turn, written)
  const drafts = parsed.map(toMenuDraft)
  return proposeDrafts(turn, drafts, {
    ...{ from, left, doubts: openDoubts(parsed, text) },
    isPriceUnread: holdsUnreadPrice(readMenu(text, { today: turn.today })),
    dayWanted: written.length === 1 ? dayWanted : null,
  })
}

/** What the assistant read, to be looked over. */
export function proposeAssistants(turn: Turn, menus: MenuDraft[]): Answer {
  const { menus: drafts, left } = menusToCome(turn, menus)
  return proposeDrafts(turn, drafts, {
    ...{ from: 'assistant', left, doubts: [], dayWanted: null, isPriceUnread: false },
  })
}

type Reading = {
  from: keyof typeof readFrom
  left: string
  doubts: OpenDoubt[]
  dayWanted: string | null
  /** A number of the message that was not read may be the price. */
  isPriceUnread: boolean
}

function proposeDrafts(turn: Turn, drafts: MenuDraft[], reading: Reading): Answer {
  const { from, left, doubts } = reading
  if (drafts.length === 0) return { replies: [{ text: t('menu.allPast') }] }
  const menus = drafts.slice(0, 14).map((menu) => proposedOf(turn, menu, reading))
  const proposal: Proposal = {
    ...{ pid: Date.parse(turn.message.at).toString(36), at: turn.message.at, menus },
    ...{ doubts, templateId: null, agreed: [], before: null, done: null },
  }
  const isPriceless = menus.some(({ content }) => content.price === null)
  const cards = from === 'photo' || from === 'paper' ? dayCards(turn, proposal) : []
  const shown = cards.length === menus.length ? '' : summary(turn, proposal)
  const read = {
    text: beside([t(readFrom[from], { count: menus.length }), left, shown].filter(Boolean).join('\n\n')),
  }
  const offered = offering(turn, proposal)
  const replies = isPriceless
    ? [read, ...cards, ...firstDoubt(proposal), { text: t('menu.askPrice') }]
    : [read, ...cards, ...offered.replies]
  const state = { proposal, awaiting: isPriceless ? ('price' as const) : null, focus: null, loose: null }
  return isPriceless ? { replies, state } : { ...offered, replies, state: { ...state, ...offered.state } }
}

/** Asks the open doubt and offers the proposal. Notes which menus the offer names as replaced. */
export function offering(turn: Turn, proposal: Proposal): Answer {
  if (proposal.menus.some(({ content }) => content.price === null))
    return {
      replies: [...firstDoubt(proposal), { text: t('menu.askPrice') }],
      state: { proposal, awaiting: 'price' },
    }
  const replaced = proposal.menus.flatMap((menu) => replacedBy(turn, menu) ?? [])
  const agreed = replaced.map(keyOfMenu)
  const reply = offer(turn, proposal)
  const [doubt] = proposal.doubts
  const isYesOrNo = doubt !== undefined && doubt.about !== 'course' && doubt.about !== 'price'
  const [first] = reply.buttons ?? []
  const yes = isYesOrNo ? `d:${proposal.pid}:yes` : first?.action
  return {
    replies: [...firstDoubt(proposal), reply],
    state: { proposal: { ...proposal, agreed } },
    ...(yes && { yes }),
  }
}

/** «Segundos: …» after a message that contained only first courses: the rest of the same menu. */
function continued(turn: Turn, parsed: ParsedMenu[], text: string): Answer | null {
  const proposal = openProposal(turn)
  const [next, ...others] = parsed
  const [menu, ...more] = proposal?.menus ?? []
  if (!proposal || !menu || !next || others.length > 0 || more.length > 0) return null
  const { date, service: _, ...content } = toMenuDraft(next)
  const isSame =
    (date ?? menu.date) === menu.date && Date.parse(turn.message.at) - Date.parse(proposal.at) < partMs
  const isApart = content.categories.every(({ name }) =>
    menu.content.categories.every((one) => one.name !== name),
  )
  const isAgain =
    content.categories.length === 1 &&
    content.categories.every(({ name, items }) =>
      menu.content.categories.some(
        (one) => one.name === name && items.every((item) => one.items.some((own) => own.name === item.name)),
      ),
    )
  const isPart =
    isAgain || (isApart && (content.categories.length === 1 || menu.content.categories.length === 1))
  if (!isSame || !(isBesides.test(text) || isPart)) return null
  const whole: MenuContent = {
    ...menu.content,
    price: content.price ?? menu.content.price,
    halfPrice: content.halfPrice ?? menu.content.halfPrice,
    includes: [...new Set([...menu.content.includes, ...content.includes])],
    window: content.window ?? menu.content.window,
    categories: inOrder(joined(menu.content.categories, content.categories)),
  }
  const doubts = [...proposal.doubts, ...openDoubts(parsed, text)].filter(
    ({ about }) => about !== 'price' || content.price === null,
  )
  const grown = {
    ...proposal,
    menus: [{ ...menu, content: whole }],
    before: proposal.menus,
    doubts,
    at: turn.message.at,
  }
  const offered = offering(turn, grown)
  const read = beside([t('menu.read', { count: 1 }), summary(turn, grown)].join('\n\n'))
  return {
    ...offered,
    replies: [{ text: read }, ...offered.replies],
    state: { awaiting: null, focus: null, loose: null, ...offered.state },
  }
}

/** «y de postre …», «también …»: dishes besides those there are. */
const isBesides =
  /^\s*(?:(?:ah|ay|uy|oye|pues|hala|ala|ojú|uf|vale|perdona?|espera)[ ,]+)*(?:(?:y|e|i|eta|and|plus)(?= )|(?:y )?(?:tambi[eé]n|tam[eé]n|tamb[eé]|ademas|además|also|aparte|me falta(?:ba|n|ban)?|se me (?:olvid|pas)))/i

/** The dishes of both, those of one course together. */
const joined = (own: MenuContent['categories'], more: MenuContent['categories']) => [
  ...own.map((category) => {
    const items = more.filter(({ name }) => name === category.name).flatMap((one) => one.items)
    const news = items.filter(({ name }) => category.items.every((item) => item.name !== name))
    return { ...category, items: [...category.items, ...news] }
  }),
  ...more.filter(({ name }) => own.every((one) => one.name !== name)),
]

/** The time between the parts of one menu. */
const partMs = 10 * 60_000

function proposedOf(
  turn: Turn,
  draft: MenuDraft,
  { dayWanted, isPriceUnread }: Pick<Reading, 'dayWanted' | 'isPriceUnread'>,
): Proposed {
  const { today, minute, state } = turn
  const { date: writtenDate, service: written, ...content } = draft
  const isDinnerAsked = state.awaiting === 'menu' && state.focus?.service === 'cena'
  const service = isDinnerAsked ? 'cena' : written
  const later = service === 'comida' && minute >= lunchIsOver ? addDays(today, 1) : today
  const asked = state.awaiting === 'menu' ? state.focus?.date : undefined
  const named = writtenDate && writtenDate >= today ? writtenDate : undefined
  const date = dayWanted ?? named ?? asked ?? later
  const completed = withHabits(turn, { date, service }, content)
  return { date, service, content: isPriceUnread ? { ...completed, price: content.price } : completed }
}

/** Fields that the message does not name come from the last menu of the same service. */
function withHabits(
  { facts }: Turn,
  slot: Pick<Proposed, 'date' | 'service'>,
  content: MenuContent,
): MenuContent {
  const last = facts.menus.filter(({ service, date }) => service === slot.service && date < slot.date).at(-1)
  if (!last) return content
  const isPriced = content.price !== null
  return {
    ...content,
    price: content.price ?? last.price,
    halfPrice: content.halfPrice ?? (isPriced ? null : last.halfPrice),
    includes: content.includes.length > 0 ? content.includes : last.includes,
    window: content.window ?? last.window,
  }
}

export function summary(turn: Turn, { menus }: Proposal) {
  const [only] = menus
  if (only && menus.length === 1) return menuText(only, only.content, turn.today, 900)
  return menus.map((menu) => weekLine(turn, menu)).join('\n')
}

function weekLine({ today }: Turn, { date, service, content }: Proposed) {
  const dishes = content.categories.flatMap(({ items }) => items)
  const price = content.price === null ? t('menu.noPrice') : priceText(content.price)
  const dinner = service === 'cena' ? ` ${t('menu.dinnerShort')}` : ''
  const first = dishes
    .slice(0, 2)
    .map(({ name }) => name)
    .join(', ')
  return `• *${dayHead(date, today)}*${dinner}: ${t('menu.dishes', { count: dishes.length })} · ${price}\n   ${first.slice(0, 50)}`
}

/** One reply for each day of a file: its menu, the menu that it would replace, and a button for this day alone. */
function dayCards(turn: Turn, { pid, menus }: Proposal): Reply[] {
  if (menus.length < 2) return []
  return menus.slice(0, mostCards).map((menu) => {
    const { date, service, content } = menu
    const lost = replaces(turn, [menu])
    const text = [menuText(menu, content, turn.today, textWithMore - lost.length - 2), lost]
    const isToday = date <= turn.today
    const button = isToday
      ? 'button.publish'
      : turn.facts.rights.scheduledMenus
        ? 'button.schedule'
        : 'button.keep'
    return {
      text: beside(text.filter(Boolean).join('\n\n')),
      buttons: [{ action: `one:${pid}:${date}:${service}`, title: t(button) }],
    }
  })
}

/** A week of lunches, or of working days with dinner, is shown day by day. */
const mostCards = 10

function firstDoubt({ pid, doubts, menus }: Proposal): Reply[] {
  const [doubt] = doubts
  return doubt ? [doubtReply(pid, doubt, menus[doubt.menu])] : []
}

/** Shows the picture and the buttons for the menu. */
function offer(turn: Turn, proposal: Proposal): Reply {
  const { menus, pid } = proposal
  const [first] = menus
  if (!first || menus.length > 1) return offerWeek(turn, proposal)
  const isToday = first.date <= turn.today
  const mayWait = turn.facts.rights.scheduledMenus
  const day = dayName(first.date, turn.today)
  const offered = isToday
    ? t('offer.publish')
    : t(mayWait ? 'offer.schedule' : 'offer.scheduleLocked', { day })
  const question = beside([offered, replaces(turn, [first])].filter(Boolean).join(' '))
  const correct = { action: `cor:${pid}`, title: t('button.correct') }
  const later = { action: `sch:${pid}`, title: t('button.schedule') }
  const buttons: ChatButton[] = isToday
    ? [{ action: `pub:${pid}`, title: t('button.publish') }, correct, ...(mayWait ? [later] : [])]
    : [
        mayWait
          ? { action: `at:${pid}:usual`, title: t('button.schedule') }
          : { action: `keep:${pid}`, title: t('button.keep') },
        { action: `today:${pid}`, title: t('button.forToday') },
        correct,
      ]
  return withDrawing(turn, first, proposal.templateId, { text: question, buttons })
}

const replacing: Partial<Record<string, 'offer.replaceScheduled' | 'offer.replaceDraft'>> = {
  scheduled: 'offer.replaceScheduled',
  draft: 'offer.replaceDraft',
}

/** Names the menus that would be replaced. */
export function replaces(turn: Turn, slots: Slot[]): string {
  const menus = slots.flatMap((slot) => replacedBy(turn, slot) ?? [])
  return menus
    .slice(0, 7)
    .map((menu) =>
      t(replacing[menu.state] ?? 'offer.replace', {
        ofDay: ofDay(menu.date, turn.today),
        // Seven menus fit into one reply by their first dish alone.
        dishes: menuInShort(menu, menus.length > 3 ? 1 : 3),
      }),
    )
    .join(' ')
}

function offerWeek(turn: Turn, { pid, menus }: Proposal): Reply {
  const { today, facts } = turn
  const mayWait = facts.rights.scheduledMenus
  const hasToday = menus.some(({ date }) => date === today)
  const all = mayWait ? (hasToday ? 'button.publishWeek' : 'button.scheduleWeek') : 'button.keep'
  return {
    text: beside(
      [
        t(mayWait ? (hasToday ? 'offer.weekToday' : 'offer.week') : 'offer.weekLocked', {
          count: menus.length,
        }),
        replaces(turn, menus),
      ]
        .filter(Boolean)
        .join('\n'),
    ),
    buttons: [
      { action: mayWait ? `pub:${pid}` : `keep:${pid}`, title: title(t(all)) },
      { action: `cor:${pid}`, title: t('button.correct') },
    ],
  }
}

/** Adds the drawn menu to the reply, if the plan has pictures left and a template exists. */
export function withDrawing(turn: Turn, menu: Proposed, template: string | null, reply: Reply): Reply {
  const { rights, restaurant, templates } = turn.facts
  const templateId = template ?? restaurant?.templateId ?? templates[0]?.id
  if (!templateId) return reply
  if (rights.imagesLeft !== null && rights.imagesLeft <= 0)
    return { ...reply, text: beside(`${t('image.none')}\n\n${reply.text}`) }
  const { content, date, service } = menu
  return {
    ...reply,
    drawing: { content, date, service, templateId, format: 'feed', language: answerLanguage() },
  }
}

export const namedDay = ({ date, service }: Proposed) =>
  `${shortDay(date)}${service === 'cena' ? ` ${t('menu.dinnerShort')}` : ''}`
