import type { Change } from '../language/change'
import { noOrders } from '../language/read-orders'
import type { Context, Intent } from '../meaning/intents'
import { type Act, actsOf } from './acts'
import { type Bit, bitsOf } from './bits'
import { changesOfActs } from './changes-of-acts'
import type { Cue } from './lexicon'

const carrying = new Set<Cue>([
  'same',
  'copy',
  'put',
  'have',
  'also',
  'all',
  'it',
  'that',
  'append',
  'keep',
  'are',
  'for',
])
const isCue = (bit: Bit, ...cues: Cue[]) => bit.is === 'cue' && cues.includes(bit.cue)

type Head = { bits: Bit[]; rest: Bit[] }

/** What tells which menu is copied, and what is to be different. */
function headOf(bits: Bit[]): Head | null {
  const at = bits.findLastIndex((bit) => isCue(bit, 'same', 'copy'))
  const days = bits.filter(({ is }) => is === 'day')
  const from = at >= 0 ? at : lastDayOf(bits)
  if (from < 0 || (at < 0 && days.length < 2)) return null
  let end = from + 1
  while (end < bits.length && belongs(bits[end])) end += 1
  return { bits: bits.slice(0, end), rest: bits.slice(end) }
}

/** «mañana el menú de hoy pero …»: two days, one of them «of». */
function lastDayOf(bits: Bit[]) {
  const days = bits.flatMap((bit, at) => (bit.is === 'day' ? [{ bit, at }] : []))
  const [one, two, ...more] = days
  if (!one || !two || more.length > 0) return -1
  const isOneOf = [one, two].filter(({ bit }) => bit.is === 'day' && bit.role === 'from').length === 1
  return isOneOf && bits.slice(0, two.at).every((bit) => belongs(bit) || isBefore(bit)) ? two.at : -1
}

const belongs = (bit: Bit | undefined) =>
  bit !== undefined &&
  (bit.is === 'day' ||
    (bit.is === 'cue' && (carrying.has(bit.cue) || /^(?:filler|verb|talk|menu)$/.test(bit.cue))))

const isBefore = (bit: Bit) => isCue(bit, 'join', 'stop', 'not', 'but')

type Days = { from: string | null; to: string | null }

function daysOf(bits: Bit[]): Days | null {
  const days = bits.flatMap((bit, at) => (bit.is === 'day' ? [{ ...bit, at }] : []))
  // «biharko gaurko bera»: of two days with «of», the earlier one is copied.
  const [source] = days
    .filter(({ role }) => role === 'from')
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
  const target = days.find((day) => day !== source && day.role === 'to') ?? days.find((day) => day !== source)
  if (days.length > 2) return null
  if (days.length === 2 && source && target) return { from: source.date, to: target.date }
  const [one, two] = days
  if (one && two) return two.role === 'to' ? { from: one.date, to: two.date } : null
  if (!one) return { from: null, to: null }
  return one.role === 'from' ? { from: one.date, to: null } : { from: null, to: one.date }
}

/** A copy of a menu with what is to be different, in any order of words. Null where a part is not understood. */
export function copyOf(text: string, bits: Bit[], context: Context): Intent | null {
  const head = ofService.test(text) ? null : headOf(bits)
  if (!head) return null
  const isHead = head.bits.every((bit) => belongs(bit) || isBefore(bit))
  const days = isHead ? daysOf(head.bits) : null
  if (!days || head.rest.some(({ is }) => is === 'day')) return null
  // What is to be different is of the menu that is copied, not of another one that is talked of.
  const own = headOf(bitsOf(text, sourceIn(days, context), context.today))
  const acts = actsOf(own?.rest ?? head.rest).filter((act) => !isOfOthers(act))
  const { today } = context
  const changes = acts.length === 0 ? [] : changesOfActs(acts, sourceIn(days, context), today, true)
  if (!changes) return null
  const from = days.from ?? sourceDay(days, context)
  if (context.isPending && (changes.length === 0 || days.to === null)) return null
  if (days.to !== null && (days.to < today || days.to === from)) return null
  if (changes.length === 0 && (days.to === null || days.from === null)) return null
  const exceptions = changes.length > 0 ? { ...noOrders, changes: withoutPerhaps(changes) } : null
  return { is: 'copy', from, to: days.to, service: null, exceptions }
}

/** Lunch and dinner are told apart by the rules. */
const ofService =
  /(?<!\p{L})(?:cenas?|cenar|noche|sopars?|vespre|nit|cea|cear|noite|afari\p{L}*|gau\p{L}{0,2}(?<!gaur)|dinner|tonight|evening|almuerzo|mediod[ií]a|migdia|xantar|dinar|bazkari\p{L}*|lunch)(?!\p{L})/iu

/** «lo demás igual» */
const isOfOthers = ({ bits }: Act) =>
  bits.some((bit) => isCue(bit, 'other')) && bits.every((bit) => bit.is === 'cue')

/** Without a day it is the menu that is talked of, or that of today. */
function sourceDay({ to }: Days, { current, menuOn, today }: Context): string | null {
  if (current !== null && current !== to && menuOn(current)) return current
  return to === today ? null : today
}

function sourceIn(days: Days, context: Context) {
  const day = days.from ?? sourceDay(days, context)
  const source = day === null ? null : (context.menuOn(day) ?? context.menuOf(day))
  return source ? [source] : context.menus
}

const withoutPerhaps = (changes: Change[]) => changes.filter(({ kind }) => kind !== 'mark')
