import { longestMenuText } from '@/contract/rules/menu-text/parse-menu-text'
import { sourceOf } from '../deeds/carry'
import { only } from '../deeds/comes-and-goes'
import { actionsIn } from '../deeds/several'
import { lastWritten } from '../deeds/undo'
import type { Turn } from '../facts'
import { withBareDishes } from '../language/bare-dish'
import { withoutPlace } from '../language/instead'
import { readOrders } from '../language/read-orders'
import { dishesBrought, inventsDish } from '../learned/deeds'
import { learnedActs, settledIntent } from '../learned/learned-intent'
import type { Proposal } from '../state'
import { contentOf, contentTalkedOf, dayTalkedOf, menuOn, openProposal } from '../turn'
import { byValues } from '../values/by-values'
import { readWhole } from '../whole/read-whole'
import { takenUnasked } from '../whole/takes-away'
import { checkedIntent } from './checked-intent'
import { daysIn } from './days'
import type { Context, Intent } from './intents'
import { plainWords, withoutDialect } from './spelling'
import { understand } from './understand'

/** The meaning of a text within the conversation. `isAgreed`: our own words, which the owner has said yes to. */
export function intentOf(turn: Turn, text: string, isAgreed = false): Intent {
  const context = contextOf(turn, text)
  const intent = readIntent(turn, text, context, isAgreed)
  return isAgreed ? intent : byValues(checkedIntent(intent, text, context), text, context)
}

function readIntent(turn: Turn, text: string, context: Context, isAgreed: boolean): Intent {
  const state = stateOf(turn, context)
  const whole = readWhole(text, context)
  // A dish that nobody else sees in the message is left to the other readers.
  const isInvented =
    whole !== null &&
    !isAgreed &&
    dishesBrought(whole).length > 0 &&
    inventsDish(whole, learnedActs(text, state, context))
  if (whole && !isInvented) return withoutRefused(withBareDishes(whole), text)
  // «publica también el de mañana»: what is left of the message says nothing of that day.
  if (whole && isInvented && isOfAnotherDay(whole, turn)) return { is: 'unknown', text }
  const intent = withoutPlace(
    understand(asRemoval(withoutDialect(text.slice(0, longestMenuText)), context), context),
  )
  const settled = settledIntent({ text, state, isAgreed }, context, intent)
  const unasked = isAgreed ? null : takenUnasked(settled, text, context)
  if (unasked) return unasked
  if (losesMarks(settled, text)) return { is: 'how', topic: 'allergens' }
  return isRisky(settled, text, context) || losesCopy(settled, text) || isOfPart(settled, text)
    ? { is: 'unknown', text }
    : withoutRefused(withBareDishes(settled), text)
}

const isOfAnotherDay = (intent: Intent, turn: Turn) =>
  intent.is === 'orders' && intent.orders.date !== null && intent.orders.date !== dayTalkedOf(turn)

const refusing =
  /(?<!\p{L})(?:no|non|ez|not|don['’]?t|do not|never|nunca|que no)(?!\p{L})[^.,;!?\n]{0,25}?(?:delet|remov|cancel|take|borr|quit|elimin|anul|treu|trag|esborr|retir|ezabatu|kendu)/iu

/** «no, don't delete it, move it to Friday»: what is refused is not done beside the rest. */
function withoutRefused(intent: Intent, text: string): Intent {
  if (!refusing.test(text)) return intent
  const isUndoing = /(?<!\p{L})(?:deshaz|desf|undo|deseg)/iu.test(text)
  const isRefused = ({ is }: Intent) => is === 'delete' || is === 'yes' || (is === 'undo' && !isUndoing)
  if (isRefused(intent)) return { is: 'no' }
  if (intent.is !== 'several') return intent
  const parts = intent.parts.filter((part) => !isRefused(part))
  const [only, ...others] = parts
  return only && others.length === 0 ? only : { is: 'several', parts }
}

const declaring =
  /(?<!\p{L})(?:al·?l?[eè]rg\p{L}*|al[eé]r[gx]\p{L}*|gluten\p{L}*|glute|cel[ií]ac\p{L}*|lactosa|laktosa\p{L}*|lactose|veganos?|veganas?|beganoa?k?|vegans?|vegetarian\p{L}*|vexetarian\p{L}*|begetarian\p{L}*)(?!\p{L})/iu
const goingOut =
  /(?<!\p{L})(?:agot|acab|termin|esgot|remat|agort|amait|bukat|sold|gone|finish|qued|no hay|no hi ha|non hai|ez dago)/iu

/** What is declared of a dish is never read as sold out, nor as another dish. */
const losesMarks = (intent: Intent, text: string) =>
  declaring.test(text) &&
  !goingOut.test(text) &&
  !text.trim().includes('\n') &&
  ((intent.is === 'orders' && intent.orders.changes.some(({ kind }) => ofDishes.has(kind))) ||
    intent.is === 'meant' ||
    intent.is === 'wish')
const ofDishes = new Set(['sold-out', 'gone', 'back', 'replace', 'perhaps', 'supplement', 'include'])

const copying =
  /(?<!\p{L})(?:c[oò]pi(?:a|ar|ame|alo|am|o)|repit(?:e|elo|eme)|repeteix|repetir|duplica|kopiatu|errepikatu|copy|repeat)(?!\p{L})/iu
const partly = /(?<!\p{L})(?:lo|eso|aix[oò]|all[oò]|iso) (?:de )?que (?!hay|tengo|tenemos|queda)/iu
/** «quita lo de que hace un frío de la sopa»: neither the soup goes, nor the menu. */
const isOfPart = (intent: Intent, text: string) =>
  partly.test(text) &&
  (intent.is === 'delete' ||
    (intent.is === 'orders' && intent.orders.changes.some(({ kind }) => kind === 'remove')))

const same = /(?<!\p{L})(?:mism[oa]|igual|mateix[oa]?|mesm[oa]|bera|berdina?|same)(?!\p{L})/iu
/** A copy with exceptions that is not understood as a copy changes nothing of the menu that is copied. */
const losesCopy = (intent: Intent, text: string): boolean =>
  (copying.test(text) &&
    intent.is === 'orders' &&
    intent.orders.changes.some(({ kind }) => kind !== 'add' && kind !== 'perhaps')) ||
  (intent.is === 'several' &&
    (copying.test(text) || same.test(text)) &&
    intent.parts.some((part) => part.is === 'orders' && part.orders.date === null) &&
    (!copying.test(text) || intent.parts.some(({ is }) => is === 'copy')))

const exception = /^\s*(?:(?:y|pero) )?(?:menos|salvo|excepto)\b/i

/** What may as well mean the opposite: «menos las pochas» of what customers see, «el de hoy publica ya, el de mañana a las 9» of one menu. */
function isRisky(intent: Intent, text: string, { isPending, today }: Context): boolean {
  if (intent.is !== 'orders') return false
  const { changes, minute, release } = intent.orders
  if (!isPending && changes.length > 0 && exception.test(text)) return true
  const days = new Set(daysIn(plainWords(text), today).map(({ date }) => date))
  return changes.length === 0 && (minute !== null || release !== null) && days.size > 1
}

/** «menos el botillo, que ya no queda», of a menu that is not out yet. Of one that is, it may as well mean what is left. */
const asRemoval = (text: string, { isPending }: Context) =>
  isPending && text.length <= longestOrder
    ? text.replace(
        /^\s*(?:(?:y|pero) )?(?:menos|salvo|excepto|quitando) (?=(?:el|la|los|las) \p{L})/iu,
        'quita ',
      )
    : text

/** Longer messages are menus. */
const longestOrder = 400

/** What a message may refer to. */
export function contextOf(turn: Turn, text: string): Context {
  const { today, state } = turn
  const proposal = openProposal(turn)
  const named = daysIn(plainWords(text.slice(0, longestOrder)), today).map(({ date }) => date)
  const days = [...new Set([...named, dayTalkedOf(turn), today])]
  const stored = days.flatMap((day) => menuOn(turn, day) ?? []).map(contentOf)
  return {
    ...{ today, awaiting: state.awaiting, isLoose: state.loose !== null },
    menus: [...(proposal?.menus.map(({ content }) => content) ?? []), ...stored],
    isPending: proposal !== null,
    isWanted: state.wanted !== null,
    isAway: state.away !== null,
    isCopied: state.isCopied,
    named: state.named,
    isOldWanted: state.wanted?.isOld === true,
    ...talkedOf(turn, proposal),
    ...lastOf(turn, proposal),
  }
}

/** What the chatbot waits for, in the words of the messages that the model learned from. */
export function stateOf({ state, facts, today }: Turn, { awaiting, isPending, isWanted, asked }: Context) {
  const [first = ''] = asked
  if (isWanted) return 'asked-dish'
  if (awaiting === 'price' || awaiting === 'time') return `asked-${awaiting}`
  if (/^(?:del|close):/.test(first)) return 'asked-delete'
  if (first && !first.startsWith('pub:') && !first.startsWith('sch:')) return 'asked-yes'
  if (isPending) return 'draft'
  if (state.focus && state.focus.date > today) return 'planned'
  if (facts.menus.some(({ date }) => date === today)) return 'live'
  return facts.menus.some(({ date }) => date > today) || state.focus ? 'planned' : 'none'
}

/** The day, the question and the last write that an answer is about. */
function talkedOf(turn: Turn, proposal: Proposal | null) {
  const asked = turn.state.asked?.yes ? actionsIn(turn.state.asked.yes) : []
  const [first = ''] = asked
  const [, dayAsked] =
    /^(?:del|close):(\d{4}-\d\d-\d\d)/.exec(first) ?? /^carry:\w+:[\d-]+:(\d{4}-\d\d-\d\d)/.exec(first) ?? []
  return {
    asked,
    current: dayAsked ?? proposal?.menus[0]?.date ?? dayTalkedOf(turn),
    isOfWeek: proposal?.menus.every(({ date }) => date > turn.today) ?? false,
    hasWritten: lastWritten(turn) !== undefined,
    menuOf: (date: string) => {
      const source = sourceOf(turn, date, 'copy')
      return source ? contentOf(source) : null
    },
  }
}

/** What the last message changed, read again, and the menus that it may be repeated for. */
function lastOf(turn: Turn, proposal: Proposal | null) {
  const { last, gone } = turn.state
  const menuOf = (date: string) =>
    proposal?.menus.find((menu) => menu.date === date)?.content ?? menuOn(turn, date) ?? null
  const goneMenu = gone && only(gone)
  const menus = [contentTalkedOf(turn), goneMenu].flatMap((menu) => (menu ? [menu] : []))
  return {
    menuOn: menuOf,
    usual: turn.facts.menus.findLast(({ date }) => date < turn.today)?.date ?? null,
    goneMenu,
    last: !last ? [] : readOrders(last, { menus, today: turn.today }).changes,
  }
}
