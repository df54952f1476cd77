import { timeIn } from '../amounts'
import { daysIn } from '../days'
import { whole } from '../phrases'
import type { Change, Orders } from './change'
import { clausesOf } from './clauses'
import { withFigures } from './figures'
import { dishChanges, type Talk } from './read-dishes'
import { factChanges } from './read-facts'
import { asWritten, type Clause, clauseOf, partOf } from './tokens'

const { angry } = whole

/** Longer clauses are no orders. */
const longest = 300

const publishing =
  /^(?:(?:y|ya|lo|la|puedes|me|te|por favor) )*(?:publica(?:lo|la|r|me|lo ya)?|sube(?:lo|la)?|subelo|manda(?:lo)?|saca(?:lo)?|cuelga(?:lo)?|publish(?: it)?|post it|pujalo|publica'l)(?: (?:ya|ahora|mismo|asi|el menu|el de|now|please|todo|entonces|ahora mismo))*$/
/** «luego lo publico»: not yet. */
const later = /\b(?:luego|despues|mas tarde|mas adelante|ya te|cuando)\b/
const timing =
  /^(?:no (?:lo )?publiques (?:hasta|antes de) )?(?:(?:que|lo|mejor|adelantalo|retrasalo|atrasalo|publica(?:lo|r)?|programa(?:lo|r|melo)?|ponlo|pon(?:er)?lo|sacalo|salga|sale|saca|mandalo|cambialo|pasalo|muevelo|para|el menu|hazlo|dejalo|schedule it|at|sobre|a eso de|hoy|por favor) )*(?:a|para|sobre|at)? ?(?:las? |eso de las? )?(\d{1,2}(?:[:.h]\d{2})?)(?: ?(?:h|horas?|pm|am|o'clock))?(?: y (?:media|cuarto))?(?: de la (?:manana|tarde|noche))?(?: en punto)?$/
const moving =
  /^(?:(?:mejor|no|es|era|eran|que|sea|ponlo|pon|programalo|programa|publicalo|pasalo|cambialo|muevelo|dejalo|lo|va|quiero|el|la|al|para|de|perdon|del|dia|schedule|it|for|a) ?)*$/

export const noOrders: Orders = {
  changes: [],
  date: null,
  isMoved: false,
  minute: null,
  release: null,
  rest: [],
}

/** Reads the orders of a message. What is not understood is in `rest`, and nothing is guessed. */
export function readOrders(text: string, talk: Talk): Orders {
  const orders: Orders = { ...noOrders, changes: [], rest: [] }
  for (const clause of clausesOf(text)) if (!readClause(orders, clause, talk)) keepRest(orders, clause)
  return { ...orders, changes: merged(orders.changes) }
}

function readClause(orders: Orders, clause: Clause, talk: Talk): boolean {
  if (clause.plain.length > longest) return false
  const { bare, date } = withoutDay(clause, talk.today)
  const isOf = (found: boolean) => {
    if (found && date) orders.date = date
    return found
  }
  const { plain } = bare
  const figures = withFigures(plain)
  if (later.test(clause.plain)) return false
  if (publishing.test(plain)) {
    const isLater = date !== null && date > talk.today
    return isOf(take(orders, isLater ? { release: 'schedule', isMoved: true } : { release: 'publish' }))
  }
  if (date && moving.test(plain))
    return isOf(
      take(orders, {
        isMoved: true,
        ...(/program|schedule/.test(plain) && { release: 'schedule' as const }),
      }),
    )
  if (/^(?:programa(?:r|lo|la)?|schedule(?: it)?)(?: (?:menu|el menu))?$/.test(plain))
    return isOf(take(orders, { release: 'schedule' }))
  if (
    /(?:^| )(?:las?|at|eso de) \d|\d[:.h]\d\d|\d ?h\b|y media$|y cuarto$/.test(figures) &&
    timing.test(figures)
  ) {
    const minute = afternoon(timeIn(figures.replace(/^[^\d]*/, '')), figures)
    if (minute !== null) return isOf(take(orders, { minute, release: 'schedule' }))
  }
  const changes = factChanges(bare) ?? dishChanges(bare, talk)
  if (changes) orders.changes.push(...changes)
  // The day of a clause that is not understood still says which menu the others are about.
  if (!changes && date && date >= talk.today) orders.date ??= date
  return isOf(changes !== null)
}

/** Words that ask for nothing: «no, tonto», «jaja». */
const idle =
  /^(?:(?:no|que tal|buenos dias que tal|buenos dias|todo igual|igual|lo demas igual|el resto igual|cambias? (?:el )?precio|cambia (?:el )?precio|esta bien|esta mal|esta mal el precio|el precio esta mal|precio esta mal|el precio|te has equivocado|te has equivocado en el precio|te equivocaste|corrige|si|ja+|je+|jo|tonto|tonta|idiota|inutil|hombre|mujer|por dios|madre mia|que va|a ver|mira|buenas|tardes|dias|buenos|noches|ya esta|eso es todo|nada mas|todo|bien|perfecto|genial|me he equivocado|me equivoque|se me olvido|se me ha olvidado|falta algo|una cosa|otra cosa|un cambio|cambio de planes) ?)+$/

function keepRest(orders: Orders, clause: Clause) {
  if (!idle.test(clause.plain.replace(/ , /g, ' ')) && !angry.test(clause.plain))
    orders.rest.push(asWritten(clause))
}

function take(orders: Orders, found: Partial<Orders>) {
  Object.assign(orders, found)
  return true
}

/** «a la 1» is in the afternoon: nobody publishes in the night. */
const afternoon = (minute: number | null, plain: string) =>
  minute !== null && minute < 7 * 60 && !/manana|am$|:\d\d/.test(plain) ? minute + 12 * 60 : minute

const ofDay = new Set([
  'para',
  'el',
  'del',
  'de',
  'la',
  'al',
  'en',
  'lo',
  'menu',
  'on',
  'for',
  'a',
  'pero',
  ',',
])

/** The clause without the day that it names and the small words before the day. */
function withoutDay(clause: Clause, today: string): { bare: Clause; date: string | null } {
  const [first, second] = daysIn(clause.plain, today)
  if (!first) return { bare: clause, date: null }
  if (second) {
    const between = clause.plain.slice(first.end, second.start)
    if (/^ no (?:es )?(?:, )?(?:es )?(?:para )?(?:el )?$/.test(between))
      return withoutDay(partOf(clause, second.start, clause.plain.length), today)
    if (/ no (?:es )?(?:de |para |del |el )*$/.test(between))
      return withoutDay(partOf(clause, 0, clause.plain.slice(0, second.start).lastIndexOf(' no ')), today)
  }
  const day = first
  let at = 0
  const places = clause.tokens.map((token) => {
    const start = at
    at += token.plain.length + 1
    return { token, start, end: start + token.plain.length }
  })
  const before = places.filter(({ start }) => start < day.start).map(({ token }) => token)
  const after = places.filter(({ end }) => end > day.end).map(({ token }) => token)
  while (ofDay.has(before.at(-1)?.plain ?? '')) before.pop()
  while (after[0] && /^[,:]$/.test(after[0].plain)) after.shift()
  return { bare: clauseOf(clause.text, [...before, ...after]), date: day.date }
}

/** «quita el flan y pon natillas», «no hay pollo, hay conejo»: one dish instead of the other. */
function merged(changes: Change[]): Change[] {
  return changes.flatMap((change, index): Change[] => {
    const before = changes[index - 1]
    const next = changes[index + 1]
    const isAway = change.kind === 'remove' || change.kind === 'gone'
    if (isAway && next?.kind === 'perhaps' && !isOfMany(changes, index))
      return [{ kind: 'replace', dish: change.dish, by: next.dish }]
    const goesBefore = before?.kind === 'remove' || before?.kind === 'gone'
    return change.kind === 'perhaps' && goesBefore && !isOfMany(changes, index - 1) ? [] : [change]
  })
}

const isOfMany = (changes: Change[], index: number) => changes[index - 1]?.kind === changes[index]?.kind

const firm: Change['kind'][] = [
  'remove',
  'gone',
  'sold-out',
  'back',
  'replace',
  'replace-what',
  'add',
  'add-what',
  'raise',
  'course',
  'perhaps',
]

/** The number of orders that can be nothing else: a menu has no verbs. */
export const firmOrders = ({ changes }: Orders) => changes.filter(({ kind }) => firm.includes(kind)).length
