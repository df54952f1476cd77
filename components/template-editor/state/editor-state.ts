import type { UserTemplate } from '@/contract/entities/template'
import { type Block, layersOf } from './design'
import { type Edit, edited } from './edits'
import { begun, type History, redone, settled, stepped, undone } from './history'

export type EditorState = {
  history: History<UserTemplate>
  selected?: Block
  /** 'fit', or how many screen pixels one of the design's takes. */
  zoom: 'fit' | number
  /** As it was last saved, or what a new one begins with: leaving that loses nothing. */
  base: UserTemplate
}

export type Action =
  | { type: 'select'; block?: Block }
  /** Edits with the same `merge` in a row are one step back. */
  | { type: 'edit'; edit: Edit; merge?: string }
  | { type: 'settle' }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'zoom'; zoom: EditorState['zoom'] }
  | { type: 'saved'; design: UserTemplate }
  | { type: 'restore'; design: UserTemplate }

const [leastZoom, mostZoom] = [0.1, 3]

export const startingState = (design: UserTemplate): EditorState => ({
  history: begun(design),
  zoom: 'fit',
  base: design,
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
    case 'saved':
      return { ...state, base: action.design }
    case 'restore':
      return at(state, stepped(settled(state.history), action.design))
  }
}

/** What is gone cannot stay selected. */
function at(state: EditorState, history: EditorState['history']): EditorState {
  const { selected } = state
  const isThere = selected !== undefined && layersOf(history.present).includes(selected)
  return { ...state, history, selected: isThere ? selected : undefined }
}

const inReach = (zoom: number) => Math.min(Math.max(zoom, leastZoom), mostZoom)

const same = (a: UserTemplate, b: UserTemplate) => a === b || JSON.stringify(a) === JSON.stringify(b)
/** An edit that changes nothing is no step. */
const sameAs = (now: UserTemplate, next: UserTemplate) => (same(now, next) ? now : next)

export const isDirty = ({ history, base }: EditorState) => !same(history.present, base)
