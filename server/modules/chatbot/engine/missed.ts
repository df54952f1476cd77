import { betweenQuotes } from '@/contract/rules/language/quotes'
import { answerLanguage } from './answer-language'
import type { Answer, Turn } from './facts'
import type { Intent } from './meaning/intents'
import { plainWords } from './meaning/spelling'
import { cut } from './texts'
import { menuOn, openProposal } from './turn'

const most = 3

/** The wishes that were not understood, one a line, after a message was answered; null when nothing is missing. */
export function missedAfter(turn: Turn, intent: Intent, answered: Answer): string | null {
  const before = turn.state.missed?.split('\n') ?? []
  if (turn.message.kind === 'text' && (hasMissed(turn, intent, answered) || isWaitedFor(turn, answered))) {
    const text = cut(turn.message.text.replace(/\s+/g, ' '), 80)
    // Who says it again in other words says it once.
    const others = openProposal(turn) ? before.filter((one) => !sharesWord(one, text)) : []
    return [...others, text].slice(-most).join('\n')
  }
  const left = stillMissed(turn, intent, answered, before)
  return left.length > 0 ? left.join('\n') : null
}

/** Whether a message that wanted to change what is not published yet changed nothing. */
function hasMissed(turn: Turn, intent: Intent, { commands = [], state }: Answer) {
  const open = openProposal(turn)
  const isDraft = menuOn(turn, turn.today)?.state === 'draft'
  if ((!open && !isDraft) || commands.length > 0) return false
  // What was understood in part is shown again before it goes out.
  if (intent.is === 'orders' && intent.orders.rest.length + (intent.orders.lost?.length ?? 0) > 0) return true
  const changed = state?.proposal
  if (changed !== undefined && changed?.menus !== open?.menus) return false
  if (intent.is === 'orders') return intent.orders.changes.length + intent.orders.rest.length > 0
  // «Donde has puesto secreto ponle dos euros más» was answered with how to write it: a wish, not a question.
  if (intent.is === 'how') return turn.message.kind === 'text' && !/\?|^\s*c[oó]mo\b/i.test(turn.message.text)
  return ['unknown', 'dish', 'delete', 'close', 'aside', 'meant', 'wish'].includes(intent.is)
}

/** «espera, que falta un segundo»: the menu waits for the dish that is asked for. */
const isWaitedFor = (turn: Turn, { state }: Answer) =>
  openProposal(turn) !== null &&
  state?.wanted !== undefined &&
  state.wanted !== null &&
  state.wanted.instead === null

const answering = new Set(['yes', 'no', 'wanted'])
const ending = new Set(['publish', 'cancel', 'keep', 'done'])

/** What is missing still: talk does not settle it, nor another change, nor the answer to a question about something else. */
function stillMissed(
  turn: Turn,
  { is }: Intent,
  { commands = [], state }: Answer,
  before: string[],
): string[] {
  const open = openProposal(turn)
  if (before.length === 0 || !open || commands.length > 0 || ending.has(is)) return []
  const changed = state?.proposal
  if (is === 'menu' && changed?.pid !== open.pid) return []
  if (answering.has(is)) return turn.state.asked?.yes?.startsWith('pub:') ? [] : before.slice(0, -1)
  const isSame = changed === undefined || changed?.menus === open.menus
  const isWaiting = turn.state.wanted !== null && !turn.state.wanted.isOld
  if (isSame || isWaiting || turn.message.kind !== 'text') return before
  const { text } = turn.message
  return before.filter((one) => !sharesWord(one, text))
}

/** The answer to a question by a button settles what the question was about, and nothing before it. */
export function stillMissing(turn: Turn, answered: Answer): Answer {
  const before = turn.state.missed?.split('\n').slice(0, -1) ?? []
  const open = openProposal(turn)
  const isOpen = open !== null && answered.state?.proposal !== null && (answered.commands ?? []).length === 0
  return isOpen && before.length > 0 && answered.missed === undefined
    ? { ...answered, missed: before.join('\n') }
    : answered
}

const wordsOf = (text: string) =>
  plainWords(text)
    .split(' ')
    .filter((word) => word.length > 3 || /\d/.test(word))

/** Whether a message is about what was missed. What has no words of its own is settled by any. */
function sharesWord(missed: string, text: string) {
  const own = new Set(wordsOf(missed))
  return own.size === 0 || wordsOf(text).some((word) => own.has(word))
}

/** What was missed, as it is named: «a», «b». */
export const missedInWords = (missed: string) => betweenQuotes(answerLanguage(), missed.split('\n'))
