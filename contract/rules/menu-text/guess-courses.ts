import { categoryNames } from './heading-words'
import { type KnownDish, knownDish } from './known-dishes'
import type { Place } from './open-menu'
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

const meal = ['firsts', 'seconds', 'desserts'] as const

/** The course of most dishes of a group. Null when two courses are as likely. */
function voteOf(group: readonly Guess[]): CategoryKind | null {
  const counts = meal.map((kind) => group.filter(({ known }) => known?.course === kind).length)
  const most = Math.max(...counts)
  return most > 0 && counts.filter((count) => count === most).length === 1
    ? (meal[counts.indexOf(most)] ?? null)
    : null
}

function groupsOf(guesses: readonly Guess[], keyOf: (guess: Guess) => number): Guess[][] {
  const groups = new Map<number, Guess[]>()
  for (const guess of guesses) groups.set(keyOf(guess), [...(groups.get(keyOf(guess)) ?? []), guess])
  return [...groups.values()]
}

/** Groups of dishes, parted by blank lines or by sentences, that follow each other as the courses of a meal. */
function coursesOfGroups(
  guesses: readonly Guess[],
  placeOf: (item: ParsedItem) => Place,
): Map<Guess, CategoryKind> {
  for (const part of ['block', 'sentence'] as const) {
    const groups = groupsOf(guesses, ({ item }) => placeOf(item)[part])
    if (groups.length < 2 || groups.length > 3 || guesses.length < groups.length * 1.5) continue
    const votes = groups.map(voteOf)
    const ranks = votes.map((vote) => (vote === null ? -1 : meal.findIndex((kind) => kind === vote)))
    const given = votes.map((vote, at) => (vote === 'desserts' ? vote : (meal[at] ?? 'desserts')))
    const contrary =
      (ranks[0] ?? 0) > 0 || ranks.some((rank, at) => at > 0 && rank >= 0 && rank < (ranks[at - 1] ?? 0))
    if (contrary || new Set(given).size < given.length) continue
    return new Map(
      groups.flatMap((group, at) => group.map((guess) => [guess, given[at] ?? 'firsts'] as const)),
    )
  }
  return new Map()
}

/** Assigns dishes without a heading to the course where dishes of this name belong. If this is not clear, they go with their neighbours. */
export function guessCourses(
  items: readonly ParsedItem[],
  placeOf: (item: ParsedItem) => Place,
): ParsedCategory[] {
  const guesses = items.map((item) => ({ item, known: knownDish(stems(fold(item.name))) }))
  const { before, after } = neighbours(guesses)
  const grouped = coursesOfGroups(guesses, placeOf)
  const byCourse = new Map<CategoryKind, ParsedItem[]>()
  for (const [index, guess] of guesses.entries()) {
    const inGroup = guess.known?.sure && guess.known.course === 'desserts' ? undefined : grouped.get(guess)
    const course = inGroup ?? courseOf(guess, before[index] ?? null, after[index] ?? null)
    const found = byCourse.get(course)
    if (found) found.push(guess.item)
    else byCourse.set(course, [guess.item])
  }
  return order.flatMap((kind) => {
    const found = byCourse.get(kind)
    return found ? [{ kind, name: categoryNames[kind], items: found }] : []
  })
}
