import { parseMenuText } from '@/contract/rules/menu-text/parse-menu-text'
import type { MenuText, MenuTextContext } from '@/contract/rules/menu-text/parsed-menu'

let last: { text: string; today: string; read: MenuText } | undefined

/** Keeps the last result: two callers need the same text, and the text is read once. */
export function readMenu(text: string, { today }: MenuTextContext): MenuText {
  if (last?.text !== text || last.today !== today)
    last = { text, today, read: parseMenuText(text, { today }) }
  return last.read
}
