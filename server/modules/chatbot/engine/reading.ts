import { parseMenuText } from '@/contract/rules/menu-text'

const fewestDishes = 3

/** The menu among the letters of a photo; null when they are too few, or more likely a pattern than words. */
export function menuInLetters(letters: string, today: string): string | null {
  const text = letters.split(/\r?\n/).map(withoutSpecks).filter(isWritten).join('\n')
  const { menus, lines } = parseMenuText(text, { today })
  const dishes = menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items))
  const known = dishes.filter(({ doubts }) => doubts.length === 0)
  const hasFrame = lines.some(({ as }) => as === 'heading') || menus.some(({ price }) => price !== null)
  const isMenu = dishes.length >= fewestDishes && (hasFrame || known.length * 2 >= dishes.length)
  return isMenu ? text : null
}

/** What dirt, frames and chalk leave at a line's ends. */
const withoutSpecks = (line: string) =>
  line
    .replace(/[|_~^«»"“”‘’`\\{}[\]<>=©®]+/g, ' ')
    .replace(/^[^\p{L}\d€(+-]+|[^\p{L}\d€).!%*]+$/gu, '')
    .replace(/\s+/g, ' ')

/** A word of three letters, or an amount; and more letters than signs. */
function isWritten(line: string) {
  const marks = line.replaceAll(' ', '').length
  const letters = line.match(/[\p{L}\d]/gu)?.length ?? 0
  return /\p{L}{3}|\d/u.test(line) && letters * 2 > marks
}
