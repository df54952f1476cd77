import type { MenuContent } from '@/contract/entities/menu'
import { isFood } from '@/contract/rules/menu-text/known-dishes'
import type { Include } from '@/contract/rules/menu-text/parsed-menu'
import { fold, stem } from '@/contract/rules/menu-text/words'
import type { Course } from '../language/change'
import { isDish } from '../language/read-dishes'
import { capital } from '../language/tokens'
import { findDishes, namesWord } from '../menu/find-dish'
import { type DayRole, daysAt } from './days-at'
import { type Cue, cueAt } from './lexicon'
import { type Mark, markAt } from './mark-words'

/** A word of a message, as written and folded. */
export type Word = { raw: string; plain: string; start: number; end: number }

/** What a stretch of a message is. */
export type Bit = { from: number; to: number } & (
  | { is: 'cue'; cue: Cue }
  | { is: 'dish'; name: string }
  | { is: 'new'; name: string }
  | { is: 'course'; course: Course }
  | { is: 'day'; date: string; role: DayRole }
  | { is: 'amount'; euros: number; isPrice: boolean; isTo: boolean }
  | { is: 'mark'; mark: Mark }
  | { is: 'thing'; thing: Include }
)

const piece =
  /\d+(?:[.,:]\d+)?|(?<!\p{L})(?:qu|[ldsmtn])['’](?=\p{L})|['’]\p{L}+|\p{L}[\p{L}\p{M}·]*|[€+&,;.:!?¿¡\n/]/giu

/** «posa'l a 18» is «posa», «'l», «a», «18»; «they're» is «they», «'re». */
export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(piece)].map((match) => ({
    raw: match[0],
    plain: fold(match[0]).replace('’', "'"),
    start: match.index,
    end: match.index + match[0].length,
  }))

const courses: [RegExp, Course][] = [
  [/^(?:entrante|entrant|sarrera|sarrerak|starter|appetizer|entree)s?$/, 'entrante'],
  [
    /^(?:primer|primero|primera|primeiro|first|lehenengo|lehen)s?$|^lehen(?:engo)?(?:ak|a|ko|an|ean)$/,
    'primero',
  ],
  [
    /^(?:segundo|segunda|segon|second|main|principal|principale|bigarren)s?$|^bigarren(?:ak|a|ko|ean)$/,
    'segundo',
  ],
  [/^(?:postre|sobremesa|dessert|postrea|postreak|postreko)s?$/, 'postre'],
]
const courseOf = (word: string) => courses.find(([pattern]) => pattern.test(word))?.[1] ?? null

const things: [RegExp, Include][] = [
  [/^(?:pan|pa|ogia|ogi|bread)$/, 'pan'],
  [
    /^(?:bebida|beguda|edaria|edari|drink|vino|vi|vinho|ardoa|ardo|wine|agua|aigua|auga|ura|water|cerveza|cervesa|cana|canya|sidra|sagardoa|sagardo|cider|gaseosa|garagardoa|beer|refresco|refresc)s?$/,
    'bebida',
  ],
  [/^(?:cafe|kafea|kafe|coffee)s?$/, 'cafe'],
]
const thingOf = (word: string) => things.find(([pattern]) => pattern.test(word))?.[1] ?? null
const dessertOrCoffee =
  /^(?:postre|postres|sobremesa|dessert|postrea) (?:o|u|ou|or|edo) (?:cafe|coffee|kafea)$|^(?:cafe|coffee|kafea) (?:o|ou|or|edo) (?:postre|postres|sobremesa|dessert|postrea)$/

const ends = /^[.!?;¿¡\n]$/
const mostDishWords = 9

/** Basque puts its little words behind: «babarrunen», «entsaladari», «legatzik». */
const endings: [RegExp, string[]][] = [
  [/(?:aren|arekin|ari|arik)$/, ['a']],
  [/(?:en|ekin|ei|ek|ik)$/, ['ak', 'a', '']],
  [/(?:ren|rekin|ri|rik)$/, ['', 'a']],
  [/k$/, ['']],
]

type Search = { words: Word[]; text: string; menus: MenuContent[] }

const span = (text: string, words: Word[], from: number, to: number) =>
  text.slice(words[from]?.start, words[to - 1]?.end).replace(/\s+/g, ' ')

/** The dish that a stretch names: as written, or with a Basque ending less. */
function dishNamed({ words, text, menus }: Search, from: number, to: number): string | null {
  const isThere = (name: string) => menus.some((menu) => findDishes(menu, name).length > 0)
  const name = span(text, words, from, to)
  if (isThere(name)) return name
  for (const [ending, others] of endings) {
    const stem = name.replace(ending, '')
    if (stem === name || stem.length < 4) continue
    const found = others.map((other) => stem + other).find(isThere)
    if (found) return found
  }
  return null
}

const small =
  /^(?:de|del|d'|do|da|dos|das|con|amb|con|al|a|la|las|los|el|els|les|en|na|no|l'|of|with|in|on|the|per|para|por|sin|sen|y|i|e|o|u|os|as|ao|aos|un|una|and|eta|or|ou)$/
const isContent = ({ plain }: Word) => /\p{L}{2}/u.test(plain) && !small.test(plain)

/** The longest dish of a menu that begins at a place. */
function dishAt(search: Search, at: number): { name: string; to: number } | null {
  const { words, menus } = search
  const first = words[at]
  if (!first || !isContent(first)) return null
  const isOfDish = (word: Word | undefined) =>
    word !== undefined &&
    isContent(word) &&
    (menus.some((menu) => namesWord(menu, word.plain)) || endings.some(([ending]) => ending.test(word.plain)))
  if (!isOfDish(first)) return null
  for (let to = Math.min(words.length, at + mostDishWords); to > at; to--) {
    if (!isOfDish(words[to - 1]) || words.slice(at, to).some(({ plain }) => ends.test(plain))) continue
    const name = dishNamed(search, at, to)
    if (name) return { name, to }
  }
  return null
}

const inclusive = /^(?:include|contains|with|without|missing|append|away|put)$/
const declaring = /^(?:contains|allergens|are|without|without-after|colon|not)$/
const saying = /^(?:contains|allergens|are|colon)$/
/** Basque says it at the end. */
const basqueDeclaring = /(?:^| )(?:dauka|daukate|dauzka|du|dute|ditu|dituzte|gabe|gabeak?|da|dira)(?: |$)/

/** Cuts a text into what each stretch of it is. Nothing is left out. */
export function bitsOf(text: string, menus: MenuContent[], today: string): Bit[] {
  const words = wordsIn(text)
  const plain = words.map((word) => word.plain)
  const days = daysAt(plain, today)
  const bits: Bit[] = []
  let loose: number | null = null
  const flush = (until: number) => {
    if (loose === null) return
    const to = lastContent(words, loose, until)
    const name = capital(span(text, words, loose, to))
    if (to > loose) bits.push({ is: 'new', name, from: loose, to })
    loose = null
  }
  const has = (pattern: RegExp) => bits.some((bit) => bit.is === 'cue' && pattern.test(bit.cue))
  const hasDeclaring =
    plain.some((_, at) => declaring.test(cueAt(plain, at)?.cue ?? '')) ||
    /gluten|vega|bega|halal/.test(plain.join(' '))
  const isOfMarks = /(?:^| )(?:gluten|glute|lactosa|alerg)/.test(plain.join(' '))
  const isBasque = basqueDeclaring.test(plain.join(' '))
  const isMarked = () =>
    isBasque ||
    (hasDeclaring && (has(declaring) || (isOfMarks && has(/^(?:away|with|append|put)$/)))) ||
    (hasDeclaring && (false || bits.some(({ is }) => is === 'mark')))
  for (let at = 0; at < words.length; ) {
    const word = words[at]
    if (!word) break
    const day = days.find(({ from }) => from === at)
    const found =
      (ends.test(word.plain) ? { bit: { is: 'cue' as const, cue: 'stop' as const }, to: at + 1 } : null) ??
      (day ? { bit: { is: 'day' as const, date: day.date, role: day.role }, to: day.to } : null) ??
      amountAt(plain, at) ??
      (saysMark(bits) ? marked(plain, at) : null) ??
      known({ words, text, menus }, at, loose !== null, isMarked()) ??
      (isMarked() || /^(?:vega|bega|begeta|halal)/.test(word.plain) ? marked(plain, at) : null) ??
      (has(inclusive) || (plain.length < 9 && hasInclude(plain)) ? included(plain, at) : null)
    const course = found || loose !== null ? null : courseAt(plain, at)
    const cue = found || course ? null : cueAt(plain, at)
    const isInName =
      loose !== null &&
      cue &&
      (isPartOfName(words, at, cue) || isOneDish({ words, text, today }, loose, at, cue))
    if (found || course || (cue && !isInName)) {
      flush(at)
      const to = found?.to ?? course?.to ?? at + (cue?.size ?? 1)
      const own = cue?.cue === 'it' && isArticle(plain, at) ? 'filler' : (cue?.cue ?? 'filler')
      const bit = found?.bit ?? course?.bit ?? { is: 'cue' as const, cue: own }
      bits.push({ ...bit, from: at, to })
      at = to
      continue
    }
    loose ??= at
    at += isInName && cue ? cue.size : 1
  }
  flush(words.length)
  return withoutStories(bits, plain)
}

const telling =
  /^(?:ha|han|he|hemos|has|hem|heu|hagi|me|m'|nos|ens|te|li|le|t'|i|we|they|she|zait|zaigu|mi|meu|el meu|my|nire)$/
const sentences =
  /(?:^| )(?:esta|estan|estaba|tengo|traido|traida|portat|trajo|trae|dice|dijo|dicen|venido|vino|llegado|arribat|chegou|trouxo|hizo|hecho|ekarri|etorri|brought|came|said|says|was|were|did)(?= |$)/

/** «me ha traído mi cuñado»: words that tell something, without any food, order nothing. */
function withoutStories(bits: Bit[], plain: string[]): Bit[] {
  let isStory = false
  return bits.map((bit) => {
    if (bit.is === 'cue' && bit.cue !== 'filler' && bit.cue !== 'verb' && bit.cue !== 'talk') isStory = false
    if (bit.is !== 'new') return bit
    const own = plain.slice(bit.from, bit.to)
    const isTold = isStory || telling.test(plain[bit.from - 1] ?? '') || sentences.test(own.join(' '))
    if (!isTold || own.some((word) => /\d/.test(word) || (word.length > 3 && isFood([stem(word)])))) {
      isStory = false
      return bit
    }
    isStory = true
    return { is: 'cue', cue: 'talk', from: bit.from, to: bit.to }
  })
}

/** «los macarrones los cambias»: the first one is an article. */
const isArticle = (plain: string[], at: number) =>
  /^l[oa]s?$/.test(plain[at] ?? '') &&
  at + 1 < plain.length &&
  cueAt(plain, at + 1) === null &&
  /\p{L}/u.test(plain[at + 1] ?? '')

/** «has gluten and fish»: behind what declares there are allergens, and no dishes. */
function saysMark(bits: Bit[]) {
  const before = bits.findLast(
    (bit) => bit.is !== 'cue' || !/^(?:filler|verb|join|with|colon)$/.test(bit.cue),
  )
  if (before?.is === 'mark') return bits.some((bit) => bit.is === 'cue' && saying.test(bit.cue))
  return before?.is === 'cue' && saying.test(before.cue)
}

const hasInclude = (plain: string[]) => plain.some((_, at) => cueAt(plain, at)?.cue === 'include')

function lastContent(words: Word[], from: number, until: number) {
  let to = until
  while (to > from && !isContent(words[to - 1] as Word)) to -= 1
  return to
}

/** «conejo al ajillo», «sopa de pescado»: small words between the words of a name. */
function isPartOfName(words: Word[], at: number, { cue, size }: { cue: Cue; size: number }) {
  const word = words[at]
  if (!word || size > 1 || !small.test(word.plain)) return false
  if (
    cue !== 'filler' &&
    cue !== 'verb' &&
    cue !== 'with' &&
    cue !== 'without' &&
    cue !== 'for' &&
    cue !== 'that'
  )
    return false
  let next = at + 1
  while (words[next] && small.test(words[next]?.plain ?? '') && next < at + 3) next += 1
  const following = words[next]
  if (!following || !isContent(following)) return false
  const plain = words.map((one) => one.plain)
  const after = cueAt(plain, next)
  return (after === null || after.cue === 'menu') && courseAt(plain, next) === null
}

/** «mel i mató»: a dish that the reader of menus knows only as a whole. */
function isOneDish(
  { words, text, today }: { words: Word[]; text: string; today: string },
  from: number,
  at: number,
  { cue, size }: { cue: Cue; size: number },
) {
  const isJoined = words.slice(from, at).some(({ plain }) => /^(?:y|e|i|and|eta)$/.test(plain))
  if (cue !== 'join' || size > 1 || isJoined || !/^(?:y|e|i|and|eta)$/.test(words[at]?.plain ?? ''))
    return false
  const plain = words.map((word) => word.plain)
  let to = at + 1
  while (to < words.length && to < at + 5 && cueAt(plain, to) === null && !ends.test(plain[to] ?? '')) to += 1
  if (to === at + 1) return false
  const whole = span(text, words, from, to)
  return (
    isDish(whole, today) &&
    !(isDish(span(text, words, from, at), today) && isDish(span(text, words, at + 1, to), today))
  )
}

function known(search: Search, at: number, isInside: boolean, areMarks: boolean) {
  const dish = isInside ? null : dishAt(search, at)
  if (!dish) return null
  const next = search.words[dish.to]
  const plain = search.words.map((word) => word.plain)
  // «merluza en salsa verde», where the menu has «Merluza en salsa»: another dish.
  const isLonger =
    next !== undefined &&
    isContent(next) &&
    !/\d/.test(next.plain) &&
    cueAt(plain, dish.to) === null &&
    courseAt(plain, dish.to) === null &&
    !(areMarks && markAt(plain, dish.to))
  return isLonger ? null : { bit: { is: 'dish' as const, name: dish.name }, to: dish.to }
}

function marked(plain: string[], at: number) {
  // In Galician «ou» is no egg, but «or».
  const isOr = plain[at] === 'ou' && at + 1 < plain.length && !/^[,.!]|^i$/.test(plain[at + 1] ?? '')
  const found = isOr ? null : markAt(plain, at)
  return found && { bit: { is: 'mark' as const, mark: found.mark }, to: at + found.size }
}

function included(plain: string[], at: number) {
  const three = plain.slice(at, at + 3).join(' ')
  if (dessertOrCoffee.test(three))
    return { bit: { is: 'thing' as const, thing: 'postre-o-cafe' as const }, to: at + 3 }
  // «ponme una caña» is not what a menu includes.
  const thing = /^(?:una?|bat)$/.test(plain[at - 1] ?? '') ? null : thingOf(plain[at] ?? '')
  return thing && { bit: { is: 'thing' as const, thing }, to: at + 1 }
}

function courseAt(plain: readonly string[], at: number) {
  const word = plain[at] ?? ''
  const course = courseOf(word)
  if (!course) return null
  const isPlate = /^(?:plato|plat|prato|plater|course)/.test(plain[at + 1] ?? '')
  return { bit: { is: 'course' as const, course }, to: at + (isPlate ? 2 : 1) }
}

const figure = /^\d{1,3}(?:[.,]\d{1,2})?$/
const euro = /^(?:€|e|eur|euro|euros|eurotan|euroan|eurako|eurotara|pavos)$/
const leading = /^(?:a|por|per|for|at|precio|preu|prezo|price|prezioa|son|es|€|de|val|vale|'l|to|in)$/

function amountAt(plain: readonly string[], at: number) {
  const isSign = plain[at] === '€'
  const place = isSign ? at + 1 : at
  const written = plain[place] ?? ''
  if (!figure.test(written)) return null
  const before = plain[at - 1] ?? ''
  const after = plain[place + 1] ?? ''
  if (/^(?:h|horas?|pm|am|hores|orduetan|personas|pax|raciones?)$/.test(after)) return null
  if (/^(?:las?|les|as)$/.test(before)) return null
  const isEuro = isSign || euro.test(after)
  const euros = Number(written.replace(',', '.'))
  return {
    bit: {
      is: 'amount' as const,
      euros,
      isPrice: isEuro || leading.test(before),
      isTo: leading.test(before),
    },
    to: place + (euro.test(after) ? 2 : 1),
  }
}
