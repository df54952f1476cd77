import { parseMenuText } from '@/contract/rules/menu-text/parse-menu-text'

const fewestDishes = 3

/** Finds the menu in the text of a photo. Returns null if the text is too short, or is probably a pattern and not words. */
export function menuInReadText(readText: string, today: string): string | null {
  const text = readText.split(/\r?\n/).map(withoutSpecks).filter(isWritten).join('\n')
  const { menus, lines } = parseMenuText(text, { today })
  const dishes = menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items))
  const known = dishes.filter(({ doubts }) => doubts.length === 0)
  const hasFrame = lines.some(({ as }) => as === 'heading') || menus.some(({ price }) => price !== null)
  const isMenu = dishes.length >= fewestDishes && (hasFrame || known.length * 2 >= dishes.length)
  return isMenu ? text : null
}

/** Removes the signs that dirt, frames and chalk leave at the ends of a line. */
const withoutSpecks = (line: string) =>
  line
    .replace(/[|_~^«»"“”‘’`\\{}[\]<>=©®]+/g, ' ')
    .replace(/^[^\p{L}\d€(+-]+|[^\p{L}\d€).!%*]+$/gu, '')
    .replace(/\s+/g, ' ')

/** A line needs a word of three letters or a digit, and more letters than signs. */
function isWritten(line: string) {
  const marks = line.replaceAll(' ', '').length
  const letters = line.match(/[\p{L}\d]/gu)?.length ?? 0
  return /\p{L}{3}|\d/u.test(line) && letters * 2 > marks
}
