import { type Amount, amountsIn, standIn } from './amounts'
import { type DayMention, findDay, findWeek } from './days'
import { factsWith, glue } from './facts'
import { readHeading } from './headings'
import { isFood } from './known-dishes'
import { pricedTitle, readIncluded, readNote, splitAtFact } from './read-facts'
import { isNote, notes, type Reading, readTalk, talk } from './talk'
import { fold, listed, stem, stems, wordsOf } from './words'

/** Text after a heading or a day on the same line is a list of dishes. */
const asList = (readings: readonly Reading[]) =>
  readings.map((reading) => (reading.as === 'text' ? { ...reading, inList: true } : reading))

/** «Pues hoy …», «holaa hoy …». */
function isOpening(text: string, { relative }: DayMention): boolean {
  const folded = fold(text)
  return relative === true && wordsOf(folded).length <= 3 && !isFood(stems(folded)) && !isNote(text)
}

/** «Menú del», «menú Navidad»: words before a day that name no dish. */
function isTitle(text: string, amounts: readonly Amount[]): boolean {
  if (amountsIn(text, amounts).length > 0) return false
  const folded = fold(text)
  return (
    factsWith(text, amounts) !== null ||
    (/^menu(?: [a-z]{2,20}){1,3}$/.test(folded) && !isFood(stems(folded)) && !isNote(text))
  )
}

/** The prices of a line, regardless of its other text. */
function amountsFacts(text: string, amounts: readonly Amount[]): Reading[] {
  const price = text.match(standIn)?.[0]
  const facts = price === undefined ? null : factsWith(price, amounts)
  return facts ? [{ as: 'facts', facts, text }] : []
}

/** Reads a day: «Menú del martes 24:» at the start, or a day inside a greeting. */
function readDay(text: string, amounts: readonly Amount[], today: string): Reading[] | null {
  const begins = findWeek(fold(text), today)
  if (begins) return [{ as: 'week', begins }, ...amountsFacts(text, amounts)]
  const day = findDay(fold(text), today)
  if (!day) return null
  const before = text.slice(0, day.start).trim()
  const after = text.slice(day.end)
  const leads = before === '' || isTitle(before, amounts) || isOpening(before, day)
  if (leads) {
    const rest = after.replace(/^[\s:,.\-–—=>)¦]+/, '').trim()
    const read = rest === '' ? [] : readSegment(rest, amounts, today)
    return [{ as: 'day', day }, ...asList(read)]
  }
  if (isFood(stems(fold(before)))) return null
  const talking = readTalk(before, amounts) ?? readTalk(text, amounts)
  const ends = wordsOf(fold(after)).length === 0
  if (!ends && (talking?.as !== 'talk' || isFood(stems(fold(after))))) return null
  return [
    { as: 'day', day },
    { as: 'talk', text, holdsDish: false },
  ]
}

/** Reads one part of a line, without its context. */
export function readSegment(text: string, amounts: readonly Amount[], today: string): Reading[] {
  const folded = fold(text)
  if (!/[\p{L}\p{N}]/u.test(folded.replace(standIn, 'a'))) return []
  const facts = factsWith(text, amounts)
  const priced = facts ? null : pricedTitle(text, amounts)
  if (priced) return priced
  if (!facts && isNote(text) && !readHeading(text)) return readNote(text, amounts)
  if (!facts && /^inclu/.test(folded)) return readIncluded(text, amounts)
  const heading = readHeading(text)
  const day = heading ? null : readDay(text, amounts, today)
  if (day) return day
  if (heading) {
    const rest = heading.rest === '' ? [] : readSegment(heading.rest, amounts, today)
    return [{ as: 'heading', heading }, ...asList(rest)]
  }
  if (facts) return [{ as: 'facts', facts, text }]
  const label = ownLabel(text)
  if (label)
    return [
      { as: 'heading', heading: { kind: 'own', ...label, ordinal: false } },
      { as: 'text', text: label.rest, inList: true },
    ]
  const parted = splitAtFact(text, amounts)
  if (parted)
    return [
      ...readSegment(parted.before, amounts, today),
      parted.reading,
      ...readSegment(parted.after, amounts, today),
    ]
  return [readTalk(text, amounts) ?? { as: 'text', text, inList: false }]
}

const wordsAroundMenus = new Set([glue, notes, talk].flatMap((text) => listed(text.replaceAll('\n', ' '))))

/** «Proteína: salmón o tofu»: an owner's own heading, recognised only by its colon. */
function ownLabel(text: string): { words: string; rest: string } | null {
  const match = /^(\p{L}{3,20}(?: \p{L}{2,20})?) ?: ?(\S.*)$/u.exec(text)
  const [, words = '', rest = ''] = match ?? []
  const folded = wordsOf(fold(words))
  if (!match || folded.some((word) => wordsAroundMenus.has(word)) || isFood(folded.map(stem))) return null
  return isFood(wordsOf(fold(rest)).map(stem)) ? { words, rest } : null
}
