import type { UserTemplate } from '@/contract/entities/template'
import { type Block, layersOf } from './design'
import { type Edit, edited } from './edits'

export type EditorState = {
  history: History<UserTemplate>
  selected?: Block
  /** 'fit', or the screen pixels for each design pixel. */
  zoom: 'fit' | number
}

export type Action =
  | { type: 'select'; block?: Block }
  /** Consecutive edits with the same `merge` are one undo step. */
  | { type: 'edit'; edit: Edit; merge?: string }
  | { type: 'settle' }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'zoom'; zoom: EditorState['zoom'] }
  /** Replaces the design by a version from a save, from another tab or from before a reload. This is also an undo step. */
  | { type: 'replace'; edit: (now: UserTemplate) => UserTemplate }

const [leastZoom, mostZoom] = [0.1, 3]

export const startingState = (design: UserTemplate): EditorState => ({
  history: begun(design),
  zoom: 'fit',
})

export function reduce(state: EditorState, action: Action): EditorState {
  switch (action.type) {
    case 'select':
      return at({ ...state, selected: action.block }, settled(state.history))
    case 'edit': {
      const next = edited(state.history.present, action.edit)
      return at(state, stepped(state.history, sameAs(state.history.present, next), action.merge))
    }
    case 'settle':
      return { ...state, history: settled(state.history) }
    case 'undo':
      return at(state, undone(state.history))
    case 'redo':
      return at(state, redone(state.history))
    case 'zoom':
      return { ...state, zoom: action.zoom === 'fit' ? 'fit' : inReach(action.zoom) }
    case 'replace': {
      const { present } = state.history
      return at(state, stepped(settled(state.history), sameAs(present, action.edit(present))))
    }
  }
}

/** Clears the selection of a block that no longer exists. */
function at(state: EditorState, history: EditorState['history']): EditorState {
  const { selected } = state
  const isThere = selected !== undefined && layersOf(history.present).includes(selected)
  return { ...state, history, selected: isThere ? selected : undefined }
}

const inReach = (zoom: number) => Math.min(Math.max(zoom, leastZoom), mostZoom)

/** An edit without a change adds no undo step. */
const sameAs = (now: UserTemplate, next: UserTemplate) =>
  now === next || JSON.stringify(now) === JSON.stringify(next) ? now : next

/** The present state, the states before each step, and the undone states. `merge` names the step that is still open. */
type History<T> = { past: T[]; present: T; future: T[]; merge?: string }

/** The maximum number of undo steps: more than anybody needs, and a few hundred kilobytes at most. */
const longest = 200

const begun = <T>(present: T): History<T> => ({ past: [], present, future: [] })

/** Consecutive edits with the same name become one step: a drag, a word, a slider movement. */
function stepped<T>(history: History<T>, present: T, merge?: string): History<T> {
  if (present === history.present) return history
  const isSame = merge !== undefined && merge === history.merge
  const past = isSame ? history.past : [...history.past, history.present].slice(-longest)
  return { past, present, future: [], merge }
}

/** Closes the open step: the next edit begins a new step. */
const settled = <T>({ past, present, future }: History<T>): History<T> => ({ past, present, future })

function undone<T>({ past, present, future }: History<T>): History<T> {
  const before = past.at(-1)
  if (before === undefined) return { past, present, future }
  return { past: past.slice(0, -1), present: before, future: [present, ...future] }
}

function redone<T>({ past, present, future }: History<T>): History<T> {
  const [next, ...rest] = future
  if (next === undefined) return { past, present, future }
  return { past: [...past, present], present: next, future: rest }
}
