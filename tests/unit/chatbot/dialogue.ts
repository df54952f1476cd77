import type { Facts } from '@/server/modules/chatbot/engine/facts'

/**
 * What the owner does: a text, `[Título]` for the last button of that title, `{audio}` for another kind of
 * message, `{button …}` for an action, with the open proposal for `{pid}`.
 */
export type Line = [owner: string, expected: RegExp, unexpected?: RegExp]

export type Dialogue = {
  name: string
  start?: Partial<Facts>
  lines: Line[]
  /** The menus there are in the end, shortened. */
  menus?: (string | RegExp)[]
}
