import type { MenuContent } from '@/contract/entities/menu'
import { findDishes, namesWord } from '../menu/find-dish'
import type { Course } from './change'
import { type Cue, courseOfWord, cueOf, isFiller, isHedge, sizeOfInstead } from './cues'
import { asWritten, type Clause, clauseOf, type Token, tokensOf } from './tokens'

/** A part of an order: a dish of the menu, a dish that no menu has, a course, or what a word does. */
export type Piece =
  | { is: 'dish'; name: string }
  | { is: 'new'; words: string; size: number; isFirst: boolean }
  | { is: 'course'; course: Course; isAny: boolean }
  | { is: Exclude<Cue, 'filler'> }

const longestDish = 8
const any = /^(?:un|una|algun|alguna|otro|otra|uno|a|an|another)$/

/** Cuts a clause into its parts. Null if a word says that nothing is ordered, or a figure stands in it. */
export function piecesOf(clause: Clause, menus: MenuContent[]): Piece[] | null {
  const { tokens } = clause
  if (tokens.length > 40) return null
  const pieces: Piece[] = []
  let loose: Token[] = []
  let firstOfLoose = 0
  const flush = () => {
    const inside = trimmed(loose)
    const words = asWritten(clauseOf(clause.text, inside))
    if (words) pieces.push({ is: 'new', words, size: inside.length, isFirst: firstOfLoose === 0 })
    loose = []
  }
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    if (!token) break
    const { plain } = token
    const dish = dishAt(clause, at, menus)
    if (dish) {
      flush()
      pieces.push({ is: 'dish', name: dish.name })
      at = dish.end
      continue
    }
    if (/\d|[€+?¿]/.test(plain)) return null
    const size = sizeOfInstead(tokens.slice(at, at + 4).map((one) => one.plain))
    const cue = size > 0 ? 'instead' : cueOf(plain)
    const course = courseOfWord(plain)
    if (!cue && !course && isHedge(plain)) return null
    if (cue === 'filler' || (!cue && !course)) {
      if (loose.length === 0) firstOfLoose = at
      loose.push(token)
      at += 1
      continue
    }
    flush()
    if (course) pieces.push({ is: 'course', course, isAny: any.test(tokens[at - 1]?.plain ?? '') })
    else if (cue) pieces.push({ is: cue })
    at += Math.max(1, size)
  }
  flush()
  return pieces
}

/** The words of a new dish without the small words around it. */
function trimmed(tokens: Token[]) {
  const from = tokens.findIndex(({ plain }) => !isFiller(plain))
  const to = tokens.findLastIndex(({ plain }) => !isFiller(plain))
  return from < 0 ? [] : tokens.slice(from, to + 1)
}

/** The dishes of the menus that a text names. */
export function dishesNamed(text: string, menus: MenuContent[]): string[] {
  const clause = clauseOf(text, tokensOf(text).slice(0, 40))
  const names: string[] = []
  for (let at = 0; at < clause.tokens.length; at++) {
    const dish = dishAt(clause, at, menus)
    if (!dish) continue
    const [item, ...others] =
      menus.map((menu) => findDishes(menu, dish.name)).find((found) => found.length > 0) ?? []
    names.push(item && others.length === 0 ? item.name : dish.name)
    at = dish.end - 1
  }
  return [...new Set(names)]
}

/** The longest dish of a menu that begins here. */
function dishAt({ text, tokens }: Clause, at: number, menus: MenuContent[]) {
  const isOfDish = (token: Token | undefined) =>
    token !== undefined && !isFiller(token.plain) && menus.some((menu) => namesWord(menu, token.plain))
  if (!isOfDish(tokens[at])) return null
  for (let end = Math.min(tokens.length, at + longestDish); end > at; end--) {
    if (!isOfDish(tokens[end - 1])) continue
    const name = asWritten(clauseOf(text, tokens.slice(at, end)))
    if (name && menus.some((menu) => findDishes(menu, name).length > 0)) return { name, end }
  }
  return null
}
