import { cutWord } from './cut-word'
import { baseOf, standing } from './right-to-left'
import { type Atom, extents, type Line, type Word } from './word'

export type Broken = { lines: Line[]; hasCutWord: boolean }

type Options = { width: number; hyphen: Word; mayCut: boolean; mostLines?: number | undefined }

/** Null when a word is wider than the line and must not be cut, when not even one letter fits, or when more lines are needed than wanted. */
export function breakLines(atoms: Atom[], options: Options): Broken | null {
  const { mostLines = Number.POSITIVE_INFINITY } = options
  const lines: Line[] = []
  let hasCutWord = false
  let line = emptyLine()
  const queue = [...atoms].reverse()
  for (let atom = queue.pop(); atom; atom = queue.pop()) {
    if (place(line, atom, options.width)) {
      const next = queue.at(-1)
      if (!atom.sticks || !next || line.placed.length === 1 || hasRoom(line, next, options.width)) continue
      line.placed.pop()
    }
    if (line.placed.length > 0) {
      lines.push(line)
      if (lines.length >= mostLines) return null
      line = emptyLine()
      queue.push(atom)
      continue
    }
    const cut = options.mayCut && atom.kind === 'word' ? cutWord(atom, options) : null
    if (!cut) return null
    for (const part of cut.parts) {
      const own = emptyLine()
      if (!place(own, part, options.width)) return null
      lines.push(own)
    }
    hasCutWord ||= cut.isRough
    queue.push(cut.rest)
  }
  if (line.placed.length > 0) lines.push(line)
  if (lines.length > mostLines) return null
  const base = baseOf(atoms)
  return { lines: base ? lines.map((one) => standing(one, base)) : lines, hasCutWord }
}

const emptyLine = (): Line => ({ placed: [], left: 0, right: 0, inkTop: 0, inkBottom: 0 })

const hasRoom = (line: Line, atom: Atom, width: number) =>
  place({ ...line, placed: [...line.placed] }, atom, width)

/** Adds the atom to the line if there is room. Otherwise the line does not change. */
function place(line: Line, atom: Atom, width: number): boolean {
  const last = line.placed.at(-1)
  const x = last ? last.x + last.atom.width + atom.gap : 0
  const ink = extents(atom)
  const left = Math.min(line.left, x + ink.inkLeft)
  const right = Math.max(line.right, x + ink.inkRight)
  if (right - left > width) return false
  line.placed.push({ atom, x })
  line.left = left
  line.right = right
  line.inkTop = Math.max(line.inkTop, ink.inkTop)
  line.inkBottom = Math.min(line.inkBottom, ink.inkBottom)
  return true
}

/** Breaks the text into the same number of lines with more even lengths, so that no dish ends with one short word. */
export function breakEvenly(atoms: Atom[], options: Options, broken: Broken): Broken {
  const count = broken.lines.length
  if (count < 2 || count > 6) return broken
  let best = broken
  let low = options.width / 2
  let high = options.width
  for (let step = 0; step < 7; step += 1) {
    const width = (low + high) / 2
    const tried = breakLines(atoms, { ...options, width, mostLines: count })
    if (tried && tried.lines.length === count && tried.hasCutWord === broken.hasCutWord) {
      best = tried
      high = width
    } else low = width
  }
  return best
}
