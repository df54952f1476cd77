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
  const read = parseMenuText(text, { today })
  const [oldest] = recent.keys()
  if (recent.size >= mostKept && oldest !== undefined) recent.delete(oldest)
  recent.set(key, read)
  return read
}
