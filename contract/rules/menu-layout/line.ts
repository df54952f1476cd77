import { type Atom, signBelow, signSize } from './atoms'

/** One line in ems; `left` to `right` is all it covers, letters that reach beyond their own width included. */
export type Line = {
  placed: { atom: Atom; x: number }[]
  left: number
  right: number
  inkTop: number
  inkBottom: number
}

export const extents = (atom: Atom) =>
  atom.kind === 'word'
    ? atom
    : { inkLeft: 0, inkRight: atom.width, inkTop: signSize - signBelow, inkBottom: -signBelow }
