import { withCourseVerbs } from './course-verbs'
import { isFood, knownBeginning } from './known-dishes'
import { fold, stems, wordsOf } from './words'

const first =
  'primer[oa]?s?|primeir[oa]s?|lehen(?:engo)?(?:ak?|an)?|1 ?º|1 ?ª|1er|1r|starters?|first courses?'
const second =
  'segund[oa]s?|segons?|bigarren(?:go)?(?:ak?|an)?|2 ?º|2 ?ª|2n|2on|mains?|main courses?|second courses?'
const last = 'postres?|postreak?|sobremesas?|3 ?º|desserts?'
const plate = String.raw`(?: (?:plat[os]{0,2}|platos|pratos?|plats?|platera?k?))?`

/** Where another course may begin on the same line. */
const ledCourse = new RegExp(
  String.raw`(?<=^|[\s,;.()\uE000-\uF8FF])(?:[yie] |eta )?(?:(?:and )?(?:then )?(?:to|for) (?:start(?: with)?|starters?|mains?|main course|desserts?|pudding|finish|follow)|(?:de|d|para|pa|xa|per|com|como) (?:${first}|${second}|${last}|entrantes?|entrants?)${plate}|(?:de |d['’])(?:entrada|fondo|fuerte|plat fort|plato fuerte|prato forte|principal|principales|plato|[12])(?= [a-z]))(?![\p{L}\d])`,
  'gu',
)
const colon = new RegExp(
  String.raw`(?<=[\s,;.()\uE000-\uF8FF])(?:[yie] |eta )?(?:${first}|${second}|${last}|bebidas?|entrantes?)${plate}(?: a elegir)? ?[:=](?! ?[\uE000-\uF8FF])`,
  'gu',
)
const ordinal = /(?<=[\s,;.()\uE000-\uF8FF])(?:[yie] )?[123] ?º(?: plato)?(?![a-z])/g
const bare = new RegExp(
  String.raw`(?<=^|[\s,;.()\uE000-\uF8FF])(?:[yie] |eta )?(?:(?:el|la|les|los|els|os) (?=(?:${first}|${second}|${last})(?![\p{L}\d])))?(?:${first}|${second}|${last})${plate}(?= )`,
  'gu',
)
const opensWithCourse = new RegExp(
  String.raw`^(?:(?:los|els|os|hoy|avui|hoxe|gaur|y|de|menu|pues|:|,)\s*){0,4}(?:${first}|entrantes?|entrants?|starters?)${plate}(?![\p{L}\d])`,
  'u',
)
/** «El postre es pan de calatrava», «y los segundos son», «for mains we have»: a course and its verb, within a dictated sentence. */
const served = new RegExp(
  String.raw`(?<=^|[\s,;.()\uE000-\uF8FF])(?:(?:[yie]|eta|and|then|luego|pues),? ){0,2}(?:(?:el|la|los|las|els|les|os|o|a|as|the|de|d|para|per|for) ){0,2}(?:${first}|${second}|${last}|puddings?|entrantes?|entrants?|principales)${plate},? (?:es|son|sera|seran|seria|hay|tenemos|pongo|ponemos|va|e|hi ha|tenim|temos|hai|da|dira|dago|daude|is|are|we have|there is|there are|will be)(?![\p{L}\d])`,
  'gu',
)
const notACourse = /^(?:caser|o |u |ou |edo |incl|del? |y cafe|\/|y bebida|a elegir o|con cafe|y pan)/

type Mark = { start: number; end: number }

const marksOf = (folded: string, pattern: RegExp): Mark[] =>
  [...folded.matchAll(pattern)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }))

/** «primero lentejas segundo pollo»: words for courses without punctuation cut a line only if the line begins with one, or before a dish. */
function bareMarks(folded: string): Mark[] {
  const opens = opensWithCourse.test(folded)
  return marksOf(folded, bare).filter(({ start, end }) => {
    const rest = folded.slice(end).trim()
    if (
      start === 0 ||
      notACourse.test(rest) ||
      /(?<![a-z])(?:de|para|per|como|el|un|uno|medio|o|del|solo|cada) $/.test(folded.slice(0, start))
    )
      return false
    return opens || knownBeginning(stems(rest).slice(0, 5)) !== null
  })
}

const joint = /^[\s,;.:–—-]*(?:(?:[yie]|eta) )?/
const lead =
  /^(?:(?:hoy|avui|hoxe|gaur|tenemos|tenim|temos|hay|teneis|y|i|e|pues|menu|el|del?|dia|os|ponemos|para)[\s,:]+)*$/

/** «Lentejas de primero y pollo de segundo»: the course stands behind its dishes. */
function coursesBehind(text: string, folded: string, marks: readonly Mark[]): string[] | null {
  const [firstMark] = marks
  const lastMark = marks.at(-1)
  if (!firstMark || !lastMark) return null
  const before = folded.slice(0, firstMark.start)
  const after = folded.slice(lastMark.end)
  const behind = wordsOf(after.split(/[\uE000-\uF8FF]/)[0] ?? '')
  const food = isFood(stems(behind.join(' ')))
  const isBehind = wordsOf(before).length > 0 && !lead.test(`${before.trim()} `) && !food
  if (!isBehind || marksOf(before, colon).length > 0) return null
  let from = 0
  const parts = marks.map(({ start, end }) => {
    const dishes = text.slice(from, start).replace(joint, '')
    const mark = text.slice(start, end).replace(joint, '')
    from = end
    return `${mark} ${dishes}`
  })
  return [...parts, text.slice(from).replace(/^[\s,]+/, '')]
}

const opening = new RegExp(String.raw`^(?:${first}|${second}|entrantes?|entrants)${plate}(?= [\p{L}])`, 'u')
const manyOfThem = /^(?:primeros|segundos|primers|segons|primeiros|entrantes|entrants|lehenengoak|bigarrenak)/

/** The end of a course word that opens a line and that dishes follow. */
function openingMark(folded: string, others: boolean): number | null {
  const found = opening.exec(folded)
  const rest = folded.slice(found?.[0].length ?? 0).trim()
  if (
    !found ||
    notACourse.test(rest) ||
    /^(?:a |que|se |en |y |hay|tenemos|son|el |la |los |las )/.test(rest)
  )
    return null
  return others || manyOfThem.test(found[0]) ? found[0].length : null
}

/** A word for a course is a heading if a colon follows it, even if the dish after it has an unusual name. */
function withColons(text: string, from: number, to: number, ends: ReadonlySet<number>): string {
  const end = [...ends].find((one) => one > from && one < to)
  return end === undefined ? text.slice(from, to) : `${text.slice(from, end)}:${text.slice(end, to)}`
}

/** A cheap look for any word that the patterns above need. */
const anyCourse =
  /prim|seg|post|sobrem|lehen|bigar|bebida|entrant|starter|main|course|dessert|pudding|d(?:e |['’])(?:entrada|fondo|plat fort|prato forte|fuerte|principal|plato|[12]) |\d ?[ºª]|1er|1r|2n|2on/

const then =
  /(?<=\p{L})[,;.]? (?:[yie] |eta )?(?:luego|despues|logo|despois|despres|gero|then|a continuacion|y detras|seguido de)(?: (?:cada uno|cada cual|se|os|te|a)? ?(?:eliges?|elegir|escoges?|hay|tenemos|vienen?|toca))? (?=\p{L})/u

/** «Ensaladilla o sopa y luego lomo o huevos»: the second courses of a line that does not name them. */
function secondsThen(text: string): string {
  const folded = fold(text)
  const found = /luego|despues|logo|despois|despres|gero|then|continuacion|detras|seguido/.test(folded)
    ? then.exec(folded)
    : null
  if (!found || /segund|segon|bigarren|postre/.test(folded)) return text
  const rest = text.slice(found.index + found[0].length)
  const before = text.slice(0, found.index)
  if (!knownBeginning(stems(fold(rest)).slice(0, 5)) || !isFood(stems(fold(before)))) return text
  return `${before}, segundos: ${rest}`
}

/** Splits a line with several courses at the start of each course. */
export function splitCourses(line: string): string[] {
  const text = secondsThen(withCourseVerbs(line.replace(/^aukeran /i, '')))
  const folded = fold(text)
  if (!anyCourse.test(folded))
    return [
      text
        .trim()
        .replace(/[,;(–—-]$/, '')
        .trim(),
    ].filter(Boolean)
  const led = marksOf(folded, ledCourse)
  const behind = coursesBehind(text, folded, led)
  if (behind) return behind.map((part) => part.trim()).filter(Boolean)
  const verbs = marksOf(folded, served)
  const spans = [...verbs, ...led]
  const alone = bareMarks(folded).filter(
    ({ start, end }) =>
      !spans.some((one) => one.start <= start && end <= one.end && one.end - one.start > end - start),
  )
  const ends = new Set(alone.map(({ end }) => end))
  const opened = openingMark(folded, alone.length > 0)
  if (opened !== null) ends.add(opened)
  const cuts = [colon, ordinal]
    .flatMap((pattern) => marksOf(folded, pattern))
    .concat(led, alone, verbs)
    .map(({ start }) => start)
    .sort((one, other) => one - other)
    .filter((start, at, all) => start > 0 && start - (all[at - 1] ?? -9) > 3)
  return [0, ...cuts]
    .map((from, index) =>
      withColons(text, from, cuts[index] ?? text.length, ends)
        .trim()
        .replace(/^(?:[yie]|eta) (?=[a-z]{2,} )/i, ''),
    )
    .map((part) =>
      part
        .replace(/[,;(–—-]$/, '')
        .replace(/ (?:[yie] )?(?:los|els|os)$/i, '')
        .trim(),
    )
    .filter(Boolean)
}
