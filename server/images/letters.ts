import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import { type FaceKey, faceFile, faceMetricsFile, isOutlined } from '@/contract/menu-fonts'
import type { FontLookup, FontMetrics } from '@/contract/rules/menu-layout'
import { projectFolder } from '@/server/project-folder'
import { remembering } from './remembering'

const read = (address: string) => readFileSync(join(projectFolder('public/fonts/menu'), '../..', address))
const readMetrics = (face: FaceKey): FontMetrics => JSON.parse(read(faceMetricsFile(face)).toString('utf8'))

/** The very files the browser fetches; outlines are for who draws, and a menu in Chinese needs fifty files. */
export const fontMetrics: FontLookup = remembering(160, (face: FaceKey): FontMetrics => {
  const { outlines, ...metrics } = readMetrics(face)
  return metrics
})

/** An open font holds its whole file; letters that were drawn before need none. */
export const fontOf = remembering(16, (face: FaceKey): Font => {
  const font = create(read(faceFile(face)))
  if (!('glyphForCodePoint' in font)) throw new Error(`${face} is a collection`)
  return font
})

export type Stroke = { command: string; args: number[] }

/** A character's outline in ems, y upwards. A space has none, and every face has that one. */
export const outlineOf = (face: FaceKey, char: string): Stroke[] =>
  char === ' ' || char === '\u00a0' ? [] : knownOutline(`${face} ${char}`)

const knownOutline = remembering(4000, (key: string) => {
  const [face = '', char = ''] = key.split(' ')
  return isOutlined(face) ? drawnStrokes(face, char) : fontStrokes(face, char)
})

function fontStrokes(face: FaceKey, char: string): Stroke[] {
  const font = fontOf(face)
  return font.glyphForCodePoint(char.codePointAt(0) ?? 0).path.commands.map(({ command, args }) => ({
    command,
    args: args.map((one) => one / font.unitsPerEm),
  }))
}

const drawn = remembering(24, readMetrics)
const commands: Readonly<Record<string, string>> = {
  m: 'moveTo',
  l: 'lineTo',
  q: 'quadraticCurveTo',
  c: 'bezierCurveTo',
}

/** From scripts/assets/outlined-scripts.mjs: each number a step from the point before. */
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
    return { command: commands[letter] ?? 'closePath', args }
  })
}
