import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import { LRUCache } from 'lru-cache'
import { type FaceKey, faceFile, faceMetricsFile, isOutlined } from '@/contract/menu-fonts'
import type { FontLookup, FontMetrics, MenuLayout } from '@/contract/rules/menu-layout/types'
import { projectFolder } from '@/server/project-folder'

/** A sheet of a hundred and twenty dishes has fewer letters. Painting runs outside the JavaScript thread, so nothing could stop it. */
const mostLetters = 12_000

export function requireDrawable({ marks }: Pick<MenuLayout, 'marks'>) {
  const letters = marks.reduce((sum, mark) => sum + (mark.kind === 'text' ? mark.chars.length : 0), 0)
  if (letters > mostLetters) throw new Error(`it has ${letters} letters`)
}

const read = (address: string) => readFileSync(join(projectFolder('public/fonts/menu'), '../..', address))
const readMetrics = (face: FaceKey): FontMetrics => JSON.parse(read(faceMetricsFile(face)).toString('utf8'))

/** Reads the same files as the browser. Outlines are left out: only drawing needs them, and a menu in Chinese needs fifty files. */
export const fontMetrics: FontLookup = remembering(160, (face: FaceKey): FontMetrics => {
  const { outlines, ...metrics } = readMetrics(face)
  return metrics
})

/** An open font holds its whole file in memory. Letters that were drawn before need no open font. */
export const fontOf = remembering(16, (face: FaceKey): Font => {
  const font = create(read(faceFile(face)))
  if (!('glyphForCodePoint' in font)) throw new Error(`${face} is a collection`)
  return font
})

/** How many numbers each command of a path has. */
export const numbersOf = { M: 2, L: 2, Q: 4, C: 6, Z: 0 }

export type Stroke = { command: keyof typeof numbersOf; args: number[] }

/** A character's outline in ems, y upwards: the commands, and all their numbers. A thread keeps thousands, so they are packed. */
type Outline = { commands: readonly Stroke['command'][]; args: Float64Array }

const blank: Outline = { commands: [], args: new Float64Array() }

/** A space has no outline; every face has a space. */
export const outlineOf = (face: FaceKey, char: string): Outline =>
  char === ' ' || char === '\u00a0' ? blank : knownOutline(`${face} ${char}`)

/** The same, stroke by stroke. */
export function strokesOf(face: FaceKey, char: string): Stroke[] {
  const { commands, args } = outlineOf(face, char)
  let from = 0
  return commands.map((command) => {
    const to = from + numbersOf[command]
    const own = { command, args: [...args.subarray(from, to)] }
    from = to
    return own
  })
}

/** More than all letters of all our templates: opening a font again takes longer than the rest of a sheet. */
const mostOutlines = 12_000

const knownOutline = remembering(mostOutlines, (key: string) => {
  const [face = '', char = ''] = key.split(' ')
  const strokes = isOutlined(face) ? drawnStrokes(face, char) : fontStrokes(face, char)
  return {
    commands: strokes.map(({ command }) => command),
    args: Float64Array.from(strokes.flatMap(({ args }) => args)),
  }
})

const fontCommands: Readonly<Record<string, Stroke['command']>> = {
  ...{ moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' },
}

function fontStrokes(face: FaceKey, char: string): Stroke[] {
  const font = fontOf(face)
  return font.glyphForCodePoint(char.codePointAt(0) ?? 0).path.commands.map(({ command, args }) => ({
    command: fontCommands[command] ?? 'Z',
    args: args.map((one) => one / font.unitsPerEm),
  }))
}

const drawn = remembering(24, readMetrics)
const drawnCommands: Readonly<Record<string, Stroke['command']>> = { m: 'M', l: 'L', q: 'Q', c: 'C' }

/** Data from scripts/assets/outlined-scripts.mjs: each number is a step from the point before. */
function drawnStrokes(face: FaceKey, char: string): Stroke[] {
  const { chars, outlines, unitsPerEm } = drawn(face)
  const path = outlines?.[[...chars].indexOf(char)] ?? ''
  let [x, y] = [0, 0]
  let begun = { x, y }
  return [...path.matchAll(/([mlqcz])([^mlqcz]*)/g)].map(([, letter = '', numbers = '']) => {
    const steps = (numbers.match(/-?\d+/g) ?? []).map(Number)
    const args = steps.map((step, at) => (step + (at % 2 === 0 ? x : y)) / unitsPerEm)
    x = letter === 'z' ? begun.x : x + (steps.at(-2) ?? 0)
    y = letter === 'z' ? begun.y : y + (steps.at(-1) ?? 0)
    if (letter === 'm') begun = { x, y }
    return { command: drawnCommands[letter] ?? 'Z', args }
  })
}

/** Keeps the `most` values used last. */
function remembering<Key extends {}, Value extends {}>(most: number, make: (key: Key) => Value) {
  const known = new LRUCache<Key, Value>({ max: most, memoMethod: make })
  return (key: Key) => known.memo(key)
}
