import type { MenuContent } from '@/contract/entities/menu'
import { timeIn } from '../meaning/amounts'
import { daysIn } from '../meaning/days'
import { whole } from '../meaning/phrases'
import { plainWords } from '../meaning/spelling'
import { findDishes } from '../menu/find-dish'
import type { Change, Orders } from './change'
import { beginsWithVerb, clausesOf } from './clauses'
import { courseOfWord, cueOf } from './cues'
import { withFigures } from './figures'
import { frameOf, mayBeDish } from './frames'
import { dishChanges, type Talk } from './read-dishes'
import { factChanges } from './read-facts'
import { recut } from './recut'
import { asWritten, type Clause, capital, clauseOf, partOf } from './tokens'

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
  /^(?:(?:mejor|no|es|era|eran|que|sea|ese|esa|este|esta|eso|menu|ponlo|pon|programalo|programa|publicalo|pasalo|cambialo|muevelo|dejalo|lo|va|quiero|el|la|al|para|de|perdon|del|dia|schedule|it|for|por|a|pues|claro) ?)*$/

export const noOrders: Orders = {
  changes: [],
  date: null,
  isMoved: false,
  minute: null,
  release: null,
  rest: [],
}

/** What one clause orders. */
type Reading = Partial<Omit<Orders, 'changes' | 'rest'>> & { changes: Change[] }

/** Reads the orders of a message. `rest` contains the parts that were not understood. Nothing is guessed. */
export function readOrders(text: string, talk: Talk): Orders {
  const orders: Orders = { ...noOrders, changes: [], rest: [] }
  for (const clause of readableClauses(text, talk)) addClause(orders, clause, talk)
  return mergedOrders(orders)
}

export const mergedOrders = (orders: Orders): Orders => ({
  ...orders,
  changes: merged(inPairs(orders.changes)),
})

/** The clauses of a message, cut so that as much as possible is understood. */
export function readableClauses(text: string, talk: Talk, isWhole = (_: Clause) => false): Clause[] {
  const value = valuedFor(talk, isWhole)
  return clausesOf(text).flatMap((clause) => recut(clause, value, (one) => isReason(one, talk)))
}

export function addClause(orders: Orders, clause: Clause, talk: Talk) {
  const found = readingOf(clause, talk)
  if (!found) {
    // The day of a clause that is not understood still says which menu the others are about.
    const { date } = withoutDay(clause, talk.today)
    if (date && date >= talk.today && orders.changes.length === 0) orders.date ??= date
    if (!isIdle(clause, talk) && !isAside(clause, talk)) orders.rest.push(asWritten(clause))
    return
  }
  const { changes, ...facts } = found
  orders.changes.push(...changes)
  Object.assign(orders, facts)
}

function readingOf(clause: Clause, talk: Talk): Reading | null {
  if (clause.plain.length > longest || later.test(clause.plain)) return null
  const { bare, date } = withoutDay(clause, talk.today)
  const [first, ...others] = bare.tokens
  const found =
    withoutDate(bare, date, talk) ??
    (first?.plain === 'que' && others.length > 0
      ? withoutDate(clauseOf(bare.text, others), date, talk)
      : null)
  return found && { ...found, ...(date && { date }) }
}

function withoutDate(bare: Clause, date: string | null, talk: Talk): Reading | null {
  const { plain } = bare
  const figures = withFigures(plain)
  const changes: Change[] = []
  if (publishing.test(plain)) {
    const isLater = date !== null && date > talk.today
    return isLater ? { changes, release: 'schedule', isMoved: true } : { changes, release: 'publish' }
  }
  if (date && moving.test(plain)) {
    const isScheduled = /program|schedule/.test(plain)
    return { changes, isMoved: true, ...(isScheduled && { release: 'schedule' as const }) }
  }
  if (/^(?:programa(?:r|lo|la)?|schedule(?: it)?)(?: (?:menu|el menu))?$/.test(plain))
    return { changes, release: 'schedule' }
  if (
    /(?:^| )(?:las?|at|eso de) \d|\d[:.h]\d\d|\d ?h\b|y media$|y cuarto$/.test(figures) &&
    timing.test(figures)
  ) {
    const minute = afternoon(timeIn(figures.replace(/^[^\d]*/, '')), figures)
    if (minute !== null) return { changes, minute, release: 'schedule' }
  }
  const order = uncleft(bare)
  const read = factChanges(order) ?? dishesOf(order, talk)
  return read && !read.some(hasAmount) ? { changes: read } : null
}

/** The rules read what they know for sure. What else names a dish of the menu is read by what its words do. */
function dishesOf(order: Clause, talk: Talk): Change[] | null {
  const ruled = dishChanges(order, talk)
  if (ruled?.every((change) => isSure(change, talk))) return ruled
  const framed = frameOf(order, talk)
  return framed ?? (ruled?.every((change) => mayBeDish(newDish(change) ?? '')) ? ruled : null)
}

function isSure(change: Change, talk: Talk) {
  const isNew = change.kind === 'add' || change.kind === 'only' || change.kind === 'perhaps'
  const isOfCourse =
    change.kind === 'replace' &&
    plainWords(change.by)
      .split(' ')
      .some((word) => courseOfWord(word))
  return !isOfCourse && (isNew || valueOfChange(change, talk.menus) > 0) && isPlain(newDish(change) ?? '')
}

/** Whether a new dish has no word of an order in its name. */
const isPlain = (dish: string) =>
  mayBeDish(dish) &&
  !/^(?:y|e|o|ni|se me|se nos) /i.test(dish) &&
  !plainWords(dish)
    .split(' ')
    .some((word) => ordering.has(cueOf(word) ?? ''))

const ordering = new Set<string>(['out', 'away', 'put', 'swap', 'not', 'also', 'have', 'instead', 'back'])

/** A new dish with a price in its name was not understood: «garbanzos y a 12,50». */
const hasAmount = (change: Change) => /\d+[.,]\d\d\b|€|\d ?euros?\b|\ba \d/.test(newDish(change) ?? '')

const newDish = (change: Change) =>
  change.kind === 'replace' || change.kind === 'instead'
    ? change.by
    : change.kind === 'add' || change.kind === 'only' || change.kind === 'perhaps'
      ? change.dish
      : null

const cleft =
  /^(?:lo|el|la|los|las) que (?:si |ya |tambien )*(.+) (?:es|son) ((?:el|la|los|las|l|o|a|els|les) .+)$/d

/** «lo que se ha acabado es el gazpacho»: the same as «se ha acabado el gazpacho». */
function uncleft(clause: Clause): Clause {
  const [, order, dish] = cleft.exec(clause.plain)?.indices ?? []
  if (!order || !dish) return clause
  const [first, second] = [partOf(clause, ...order), partOf(clause, ...dish)]
  return clauseOf(clause.text, [...first.tokens, ...second.tokens])
}

/** Recut asks for the same clauses again and again. */
function valuedFor(talk: Talk, isWhole: (clause: Clause) => boolean) {
  const known = new Map<string, number>()
  return (clause: Clause) => {
    const key = `${clause.tokens[0]?.start} ${clause.tokens.at(-1)?.end}`
    const value = known.get(key) ?? (isWhole(clause) ? 2 : valueIn(clause, talk))
    known.set(key, value)
    return value
  }
}

function valueIn(clause: Clause, talk: Talk): number {
  const reading = readingOf(clause, talk)
  if (!reading) return isIdle(clause, talk) || isAside(clause, talk) ? 0.5 : -2
  const { menus } = talk
  return Math.min(2, ...reading.changes.map((change) => valueOfChange(change, menus)))
}

function valueOfChange(change: Change, menus: MenuContent[]): number {
  if (change.kind === 'perhaps') return 0
  if (change.kind === 'add' || change.kind === 'only') return 1
  if (change.kind === 'replace' && / y (?:el|la|los|las) |, /.test(change.by)) return 1
  if (!('dish' in change) || change.dish === null) return 2
  const { dish } = change
  return menus.some((menu) => findDishes(menu, dish).length > 0) ? 2 : -1
}

/** Whether a clause contains nothing that an order could be about: no figure and no dish of a menu. */
const isReason = (clause: Clause, { menus }: Talk) =>
  !/\d/.test(clause.plain) &&
  !beginsWithVerb(clause) &&
  ![...new Set(clause.tokens.map(({ plain }) => plain))].some(
    (word) => word.length > 3 && menus.some((menu) => findDishes(menu, word).length > 0),
  )

const happening =
  /^(?:(?:que|porque|pq|es|se|me|nos|no|ya|hoy|le|les|lo|ahora|al|final|todavia) )*(?:ha|han|he|hemos|esta|estan|estamos|viene|vienen|vino|vinieron|llega|llego|llegan|hace|tengo|tenemos|fue|sale|salio|quiere|quieren|dice|dicen|piden|pide|gusta|gustan|falla|fallo|traen|trajo|traido)\b/

/** «ha salido otra bandeja», next to an order: the reason for the order. */
const isAside = (clause: Clause, talk: Talk) => happening.test(clause.plain) && isReason(clause, talk)

/** Words that ask for nothing: «no, tonto», «jaja». */
const idle =
  /^(?:(?:no|que tal|solo|eh|ese|sigue igual|sigue como esta|queda igual|igual que estaba|no (?:me )?(?:l[oa]s? )?(?:toques|cambies|canceles|borres|quites|muevas|publiques|elimines)(?: todavia| aun)?|no toques nada|no cambies nada|buenos dias que tal|buenos dias|todo igual|igual|lo demas igual|el resto igual|cambias? (?:el )?precio|cambia (?:el )?precio|esta bien|esta mal|esta mal el precio|el precio mal|precio mal|el precio esta mal|precio esta mal|el precio|te has equivocado|te has equivocado en el precio|te equivocaste|corrige|si|ja+|je+|jo|tonto|tonta|idiota|inutil|hombre|mujer|por dios|madre mia|que va|a ver|mira|buenas|tardes|dias|buenos|noches|ya esta|eso es todo|nada mas|todo|bien|perfecto|genial|me he equivocado|me equivoque|se me olvido|se me ha olvidado|falta algo|una cosa|otra cosa|un cambio|cambio de planes) ?)+$/

const isIdle = (clause: Clause, { today }: Talk) => {
  const plain = withoutDay(clause, today).bare.plain.replace(/ , /g, ' ')
  return plain === '' || idle.test(plain) || angry.test(clause.plain)
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
export function withoutDay(clause: Clause, today: string): { bare: Clause; date: string | null } {
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
    const by = comesFor(change, changes[index + 1])
    if (by !== null && 'dish' in change && change.dish && !isOfMany(changes, index))
      return [{ kind: 'replace', dish: change.dish, by }]
    return before && comesFor(before, change) !== null && !isOfMany(changes, index - 1) ? [] : [change]
  })
}

/** «quita el pollo y la merluza y pon pavo y bacalao»: each dish comes for one that goes. */
function inPairs(changes: Change[]): Change[] {
  const last = changes.at(-1)
  const going = changes
    .slice(0, -1)
    .flatMap((one) => (comesFor(one, last) === null || !('dish' in one) ? [] : [one]))
  const coming = last?.kind === 'perhaps' ? last.dish.split(/, | y | e /) : []
  if (going.length < 2 || going.length !== changes.length - 1 || coming.length !== going.length)
    return changes
  return going.map(({ dish }, index) => ({
    kind: 'replace',
    dish: dish ?? '',
    by: capital(coming[index] ?? ''),
  }))
}

/** The dish that comes for one that goes. */
function comesFor(goes: Change, comes: Change | undefined): string | null {
  if (goes.kind !== 'remove' && goes.kind !== 'gone' && goes.kind !== 'sold-out') return null
  if (comes?.kind === 'instead') return comes.by
  return comes?.kind === 'perhaps' ? comes.dish : null
}

const isOfMany = (changes: Change[], index: number) => changes[index - 1]?.kind === changes[index]?.kind

const firm: Change['kind'][] = [
  'remove',
  'gone',
  'sold-out',
  'back',
  'replace',
  'replace-what',
  'replace-of',
  'instead',
  'add',
  'add-what',
  'raise',
  'course',
  'perhaps',
]

/** The number of clauses that can only be orders, because a menu contains no verbs. */
export const firmOrders = ({ changes }: Orders) => changes.filter(({ kind }) => firm.includes(kind)).length
