import { searchText } from './search-text'

const [maxWords, maxLetters] = [6, 40]

/**
 * A dish as it stands in a mail to an address that nobody has confirmed yet: letters alone, so that no stranger's link or
 * telephone travels with it.
 */
export function alertDish(typed: string): string {
  const words = searchText(typed).match(/[\p{L}\p{M}]+/gu) ?? []
  return words.slice(0, maxWords).join(' ').slice(0, maxLetters).trim()
}
