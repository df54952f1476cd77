import type { Answer, Reply, Turn } from '../facts'
import type { Change, Orders } from '../language/change'
import { noOrders } from '../language/read-orders'
import { namesMenuOf } from '../meaning/days-governed'
import { plainWords } from '../meaning/spelling'
import type { Proposal } from '../state'
import { looseDish } from '../talk/talk'
import { ofDay, t, toDay } from '../texts'
import { dayTalkedOf, menuOn, openProposal } from '../turn'
import { carryService, show, status } from './calendar'
import { correctedAnswer, makeChanges } from './changes'
import { offering, propose } from './proposal'
import { at, publish, reschedule, schedule } from './release'
import { additions } from './wanted'

/** Carries out the orders of one message: changes first, then the day, then publishing. */
export function obeyOrders(turn: Turn, orders: Orders): Answer {
  const { loose } = turn.state
  const [first, second] = orders.changes
  if (loose && first?.kind === 'price' && !second)
    return propose(turn, [...loose.lines, `Precio ${first.euros} €`].join('\n'))
  const pending = openProposal(turn)
  if (pending && orders.date && isOfStored(turn, pending, orders))
    return orders.minute === null
      ? releaseStored(turn, orders.date)
      : reschedule(turn, orders.minute, orders.date)
  const moved = pending ? movedTo(turn, pending, orders) : null
  const onPending = moved
    ? { ...turn, state: { ...turn.state, proposal: moved.proposal, focus: null } }
    : turn
  const changes = orders.changes.filter(({ kind }) => kind !== 'service')
  const hasChanges = changes.length > 0 || orders.rest.length > 0
  const scoped = moved?.isMoved ? { ...orders, changes, date: null } : { ...orders, changes }
  if (hasChanges)
    return thenRelease(onPending, orders, makeChanges(onPending, scoped), moved?.isMoved === true)
  if (orders.release)
    return isLosing(orders) && pending ? offering(onPending, pending) : release(onPending, orders)
  if (moved?.isMoved) return correctedAnswer(turn, moved.proposal, t('doubt.settled'))
  const service = orders.changes.find(
    (one): one is Extract<Change, { kind: 'service' }> => one.kind === 'service',
  )
  if (service) return carryService(turn, service.service, orders.date)
  return askMove(turn, orders.date) ?? show(turn, orders.date, 'comida')
}

const isLosing = ({ lost = [] }: Orders) => lost.length > 0

/** «el martes no, que no abro» names a day that is closed, not another day for the menu. */
const closes = /\bno (?:abr|trabaj|damos|hay)|\b(?:cerr|cierr|descans|libramos)/

/** «no, era para mañana», of a menu that is stored: asks before it is moved. */
export function askMove(turn: Turn, date: string | null): Answer | null {
  const from = dayTalkedOf(turn)
  const menu = menuOn(turn, from)
  if (!date || !menu || from === date || date < turn.today || menuOn(turn, date)) return null
  if (turn.message.kind === 'text' && closes.test(plainWords(turn.message.text))) return null
  const yes = `carry:move:${from}:${date}:0`
  const buttons = [
    { action: yes, title: t('button.replaceYes') },
    { action: 'no:', title: t('button.keepIt') },
  ]
  return {
    replies: [
      { text: t('move.ask', { from: ofDay(from, turn.today), to: toDay(date, turn.today) }), buttons },
    ],
    yes,
  }
}

/** The proposal on its new day or for its new service. */
function movedTo(turn: Turn, proposal: Proposal, { date, isMoved, changes }: Orders) {
  const service = changes.find((one) => one.kind === 'service')?.service
  const [menu, ...others] = proposal.menus
  const day = isMoved && date && date >= turn.today ? date : null
  if (!menu || others.length > 0 || (!day && !service)) return { proposal, isMoved: false }
  const menus = [{ ...menu, date: day ?? menu.date, service: service ?? menu.service }]
  return { proposal: { ...proposal, menus, before: proposal.menus }, isMoved: true }
}

/** Publishes or schedules after the changes, if nothing is left to ask. */
function thenRelease(turn: Turn, orders: Orders, changed: Answer, isMoved: boolean): Answer {
  const proposal = changed.state?.proposal ?? turn.state.proposal
  const keeps =
    isMoved && !changed.state?.proposal ? { ...changed, state: { ...changed.state, proposal } } : changed
  const isAsking =
    orders.rest.length > 0 ||
    isLosing(orders) ||
    changed.state?.wanted ||
    changed.state?.asked ||
    (changed.commands?.length ?? 0) > 0
  const hasList = changed.replies.some(({ list }) => list)
  if (!orders.release || isAsking || hasList || !proposal || proposal.done) return keeps
  const next = { ...turn, state: { ...turn.state, ...changed.state, proposal } }
  const released = release(next, orders)
  const [first] = changed.replies
  const head: Reply[] = first ? [{ text: first.text }] : []
  return {
    ...released,
    replies: [...head, ...released.replies],
    state: { ...changed.state, asked: null, ...released.state },
  }
}

function release(turn: Turn, { release: wanted, minute, date, isMoved }: Orders): Answer {
  const pending = openProposal(turn)
  if (minute !== null) return pending ? onTime(turn, pending, minute, date) : reschedule(turn, minute, date)
  if (wanted === 'publish' && !(isMoved && date && date > turn.today)) return publish(turn)
  if (!pending && date && date > turn.today) return releaseStored(turn, date)
  const [menu] = pending?.menus ?? []
  if (pending && menu && menu.date > turn.today && !date) return at(turn, pending.pid, null)
  return schedule(turn, undefined, date, null)
}

const ofMenu = /(?<!\p{L})(?:menus?|(?:el|lo|o) (?:de|del|do|d))(?!\p{L})/u
const ofPending = /(?<!\p{L})\p{L}{2,}(?:[aei]l[oa]|arl[oa])(?!\p{L})/u

/** «publica el menú de mañana», where one is stored: that one, and not what is pending for another day. */
function isOfStored(turn: Turn, pending: Proposal, { date, changes, rest, release: wanted }: Orders) {
  if (!wanted || !date || date <= turn.today || changes.length + rest.length > 0) return false
  if (turn.message.kind !== 'text' || pending.menus.some((menu) => menu.date === date)) return false
  const plain = plainWords(turn.message.text)
  const isOf = namesMenuOf(turn.message.text, date, turn.today)
  return menuOn(turn, date) !== undefined && isOf && ofMenu.test(plain) && !ofPending.test(plain)
}

/** «publica el de mañana»: a stored draft is scheduled for its usual time. */
function releaseStored(turn: Turn, date: string): Answer {
  const menu = menuOn(turn, date)
  return menu?.state === 'draft'
    ? reschedule(turn, menu.service === 'cena' ? 17 * 60 : 9 * 60, date)
    : status(turn, date)
}

function onTime(turn: Turn, pending: Proposal, minute: number, date: string | null): Answer {
  return date ? schedule(turn, undefined, date, minute) : at(turn, pending.pid, minute)
}

/** The yes to «¿Lo añado como plato?» */
export function addDish(turn: Turn, dish: string): Answer {
  const isTalkedOf =
    openProposal(turn) ?? turn.facts.menus.find(({ date }) => date === (turn.state.focus?.date ?? turn.today))
  return isTalkedOf
    ? makeChanges(turn, { ...noOrders, changes: additions(turn, dish, null) })
    : looseDish(turn, dish)
}

/** A «no» to a question about one thing: the pending proposal stays. */
export function refuse(turn: Turn): Answer {
  const pending = openProposal(turn)
  const text = t('cancel.nothing')
  if (!pending) return { replies: [{ text }] }
  const offered = offering(turn, pending)
  const { missed } = turn.state
  // What was missed is missing still, unless it was no more than a word or two: «pon música».
  const all = missed?.split('\n') ?? []
  const left = all.filter((one, at) => at < all.length - 1 || one.split(' ').length > 3).join('\n')
  return { ...offered, replies: [{ text }, ...offered.replies], ...(left && { missed: left }) }
}
