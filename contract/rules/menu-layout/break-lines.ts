import type { Atom } from './atoms'
import { hyphenationPoints } from './hyphenate'
import { extents, type Line } from './line'
import { baseOf, standing } from './standing-line'
import { boxed } from './turned-word'
import { joined, type Word, wordOf } from './word'

export type Broken = { lines: Line[]; hasCutWord: boolean }

type Options = { width: number; hyphen: Word; mayCut: boolean }

/** null when a word is wider than the line and may not be cut, or not even one letter has room. */
export function breakLines(atoms: Atom[], options: Options): Broken | null {
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
      line = emptyLine()
      queue.push(atom)
      continue
    }
    const cut = options.mayCut ? cutToFit(atom, options) : null
    if (!cut || !place(line, cut.first, options.width)) return null
    hasCutWord ||= cut.isRough
    queue.push(cut.rest)
  }
  if (line.placed.length > 0) lines.push(line)
  const base = baseOf(atoms)
  return { lines: base ? lines.map((one) => standing(one, base)) : lines, hasCutWord }
}

const emptyLine = (): Line => ({ placed: [], left: 0, right: 0, inkTop: 0, inkBottom: 0 })

const hasRoom = (line: Line, atom: Atom, width: number) =>
  place({ ...line, placed: [...line.placed] }, atom, width)

/** Adds the atom to the line if there is room; whatever was there stays otherwise. */
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

type Cut = { first: Atom; rest: Atom; isRough: boolean }

/** At the last syllable that leaves room for a hyphen; where there is none, between any two letters. */
function cutToFit(atom: Atom, { width, hyphen }: Options): Cut | null {
  if (atom.kind !== 'word') return null
  const { direction } = atom
  const part = (word: Word) => (direction === undefined ? word : boxed(word, direction))
  const text = atom.chars.map(({ char }) => char).join('')
  const at = (end: number, tail?: Word) => {
    const head = wordOf(atom.chars.slice(0, end))
    const first = { ...part(tail ? joined(head, tail) : head), gap: atom.gap }
    return first.inkRight - first.inkLeft <= width ? first : null
  }
  const rest = (end: number) => ({ ...part(wordOf(atom.chars.slice(end))), gap: 0 })
  for (const end of hyphenationPoints(text).reverse()) {
    const first = at(end, hyphen)
    if (first) return { first, rest: rest(end), isRough: false }
  }
  for (let end = atom.chars.length - 1; end > 0; end -= 1) {
    const first = at(end)
    if (first) return { first, rest: rest(end), isRough: true }
  }
  return null
}

/** The same number of lines, of more even length: no dish ends in one short word. */
export function breakEvenly(atoms: Atom[], options: Options, broken: Broken): Broken {
  const count = broken.lines.length
  if (count < 2 || count > 6) return broken
  let best = broken
  let low = options.width / 2
  let high = options.width
  for (let step = 0; step < 7; step += 1) {
    const width = (low + high) / 2
    const tried = breakLines(atoms, { ...options, width })
    if (tried && tried.lines.length === count && tried.hasCutWord === broken.hasCutWord) {
      best = tried
      high = width
    } else low = width
  }
  return best
}
