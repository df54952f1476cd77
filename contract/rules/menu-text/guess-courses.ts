import { isFood, type Known, knownDish, stems } from './dish-knowledge'
import { fold } from './fold'
import type { CategoryKind, ParsedCategory, ParsedItem } from './types'
import { categoryNames } from './words/headings'

const order = ['starters', 'firsts', 'seconds', 'sides', 'desserts', 'drinks'] as const
type Guess = { item: ParsedItem; known: Known | null }

/** The course of the nearest dish on each side that one is sure of. */
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

/** Dishes without a heading, put where dishes of their name belong and, when that is not clear, with their neighbours. */
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

export const looksLikeFood = (text: string) => {
  const words = stems(fold(text))
  return knownDish(words) !== null || isFood(words)
}
