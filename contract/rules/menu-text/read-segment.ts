import { type Amount, amountsIn, standIn } from './amounts'
import { type DayMention, findDay } from './days'
import { isFood, stems } from './dish-knowledge'
import { factsWith } from './facts'
import { fold, wordsOf } from './fold'
import { readHeading } from './headings'
import { ownLabel } from './own-label'
import { partFacts } from './part-facts'
import type { Reading } from './reading'
import { asTalk, isNote } from './spoken'
import { findWeek } from './weeks'
import { pricedTitle, readIncluded, readNote } from './whole-facts'

/** What follows its heading or day on the same line is a list of dishes. */
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

/** What a line says of prices, whatever else it says. */
function amountsFacts(text: string, amounts: readonly Amount[]): Reading[] {
  const price = text.match(standIn)?.[0]
  const facts = price === undefined ? null : factsWith(price, amounts)
  return facts ? [{ as: 'facts', facts, text }] : []
}

/** «Menú del martes 24:» before anything else, or a day inside a greeting. */
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
  const talking = asTalk(before, amounts) ?? asTalk(text, amounts)
  const ends = wordsOf(fold(after)).length === 0
  if (!ends && (talking?.as !== 'talk' || isFood(stems(fold(after))))) return null
  return [
    { as: 'day', day },
    { as: 'talk', text, holdsDish: false },
  ]
}

/** What one part of a line says, read by itself. */
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
  const parted = partFacts(text, amounts)
  if (parted)
    return [
      ...readSegment(parted.before, amounts, today),
      parted.reading,
      ...readSegment(parted.after, amounts, today),
    ]
  return [asTalk(text, amounts) ?? { as: 'text', text, inList: false }]
}
