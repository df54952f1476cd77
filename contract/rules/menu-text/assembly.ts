import { type Amount, withAmounts } from './amounts'
import type { Day } from './days'
import { type OpenCategory, type OpenMenu, openMenu } from './open-menu'
import type { Reading } from './reading'
import type { SourceLine } from './source-lines'
import type { Doubt, ReadAs } from './types'

export type Placed = { reading: Reading; source: SourceLine; amounts: readonly Amount[] }

export type Assembly = {
  menus: OpenMenu[]
  doubts: Doubt[]
  as: Map<number, Set<ReadAs>>
  nextWeek: boolean
  weekBegins: string | null
}

export type State = Assembly & {
  menu: OpenMenu
  category: OpenCategory | null
  nextDay: Day | null
  /** Dishes are over: a price or a farewell came after them. */
  closed: boolean
  ordinalsCount: boolean
  /** Not every dish is in capitals: then a line that is may be a heading nobody knows. */
  lowerCase: boolean
}

export function mark(state: State, { source }: Placed, as: ReadAs) {
  const marks = state.as.get(source.line) ?? new Set()
  state.as.set(source.line, marks.add(as))
}

export function doubt(state: State, placed: Placed, reason: Doubt['reason'], text: string) {
  mark(state, placed, 'doubt')
  state.doubts.push({ reason, line: placed.source.line, words: withAmounts(text, placed.amounts) })
}

export function nextMenu(state: State, line: number) {
  state.menu = openMenu(line)
  state.menus.push(state.menu)
  state.category = null
  state.closed = false
}
