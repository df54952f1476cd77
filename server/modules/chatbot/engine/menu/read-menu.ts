import { parseMenuText } from '@/contract/rules/menu-text/parse-menu-text'
import type { MenuText, MenuTextContext } from '@/contract/rules/menu-text/parsed-menu'

/** One turn asks for the text of its message and for the dishes that the text names. */
const mostKept = 6
const recent = new Map<string, MenuText>()

/** Keeps the last results, so that one turn reads each text once. */
export function readMenu(text: string, { today }: MenuTextContext): MenuText {
  const key = `${today} ${text}`
  const known = recent.get(key)
  if (known) return known
  const read = parseMenuText(withCommas(text), { today })
  const [oldest] = recent.keys()
  if (recent.size >= mostKept && oldest !== undefined) recent.delete(oldest)
  recent.set(key, read)
  return read
}

/** «lentejas ~ sopa», «gazpacho-judias con perdiz-ensalada/…»: marks that some write between dishes. */
function withCommas(text: string): string {
  const waved = text.replace(/ +[~·•|] +(?=\p{L})/gu, ', ')
  return waved.replace(/^[^\n]*\p{L}-\p{L}[^\n]*$/gmu, (line) =>
    !line.includes(',') && line.includes('/') && (line.match(/\p{L}-\p{L}/gu)?.length ?? 0) > 1
      ? line.replace(/(?<=\p{L})-(?=\p{L})/gu, ', ')
      : line,
  )
}

/** A number that may be a price: neither an hour, nor a date, nor a telephone number. */
const maybePrice =
  /(?<![\d.,:/])(?:[4-9]|[1-9]\d)(?:[.,]\d{1,2})?(?![\d:/h%º.,]| ?(?:h|horas?|personas|pax)\b)/

/** Whether a number that was not read may be the price. Then the price is asked for, and not the usual one taken. */
export const holdsUnreadPrice = ({ doubts }: MenuText): boolean =>
  doubts.some(({ reason, words }) => reason === 'unread-line' && maybePrice.test(words))
