import { categoryNames } from './heading-words'
import { type KnownDish, knownDish } from './known-dishes'
import type { CategoryKind, ParsedCategory, ParsedItem } from './parsed-menu'
import { fold, stems } from './words'

const order = ['starters', 'firsts', 'seconds', 'sides', 'desserts', 'drinks'] as const
type Guess = { item: ParsedItem; known: KnownDish | null }

/** The course of the nearest sure dish on each side. */
function neighbours(guesses: readonly Guess[]): {
  before: (CategoryKind | null)[]
  after: (CategoryKind | null)[]
} {
  const walk = (list: readonly Guess[]) => {
    let last: CategoryKind | null = null
    return list.map(({ known }) => {
      const seen = last
      if (known?.sure) last = known.course
      return seen
    })
  }
  return { before: walk(guesses), after: walk(guesses.toReversed()).toReversed() }
}

function courseOf(guess: Guess, before: CategoryKind | null, after: CategoryKind | null): CategoryKind {
  const { item, known } = guess
  if (known?.sure) return known.course
  if (before !== null && before === after) return before
  const likely = known?.course ?? before ?? after ?? 'firsts'
  const beyond = order.findIndex((kind) => kind === likely) < order.findIndex((kind) => kind === before)
  const course = known && beyond && before === 'seconds' && after !== null ? before : likely
  item.doubts.push({ reason: known ? 'category-guessed' : 'unknown-dish', line: item.line, words: item.name })
  return course
}

/** Assigns dishes without a heading to the course where dishes of this name belong. If this is not clear, they go with their neighbours. */
export function guessCourses(items: readonly ParsedItem[]): ParsedCategory[] {
  const guesses = items.map((item) => ({ item, known: knownDish(stems(fold(item.name))) }))
  const { before, after } = neighbours(guesses)
  const byCourse = new Map<CategoryKind, ParsedItem[]>()
  for (const [index, guess] of guesses.entries()) {
    const course = courseOf(guess, before[index] ?? null, after[index] ?? null)
    const found = byCourse.get(course)
    if (found) found.push(guess.item)
    else byCourse.set(course, [guess.item])
  }
  return order.flatMap((kind) => {
    const found = byCourse.get(kind)
    return found ? [{ kind, name: categoryNames[kind], items: found }] : []
  })
}
