import type { FaceKey } from '@/contract/menu-fonts'
import { fontMetrics, type Stroke, strokesOf } from '../letters'

/** A font file with only the letters of one sheet, and the font data that a PDF needs. */
export type Subset = {
  bytes: Uint8Array
  unitsPerEm: number
  widths: number[]
  box: Box
  ascent: number
  descent: number
}

type Box = { xMin: number; yMin: number; xMax: number; yMax: number }
type Point = { x: number; y: number; isOn: boolean }
type Glyph = { contours: Point[][]; advance: number; box: Box }

const unmeasured = { unitsPerEm: 1000, ascent: 800, descent: -200 }
const noBox: Box = { xMin: 0, yMin: 0, xMax: 0, yMax: 0 }

/**
 * Written by Mantel: fontkit cannot subset a font from WOFF2. Glyph 0 stands for a missing character; then comes one glyph for each
 * character, in order.
 */
export function subsetOf(face: FaceKey, chars: readonly string[]): Subset {
  const { unitsPerEm, ascent, descent } = fontMetrics(face) ?? unmeasured
  const glyphs = [
    { contours: [], advance: 0, box: noBox },
    ...chars.map((char) => glyphOf(face, char, unitsPerEm)),
  ]
  const box = glyphs.map((one) => one.box).reduce(around)
  const encoded = glyphs.map(encodeGlyph)
  const offsets = [0, ...runningSums(encoded.map((one) => one.length))]
  const [top, bottom] = [Math.round(ascent), Math.round(descent)]
  const tables: [string, number[]][] = [
    ['glyf', encoded.flat()],
    ['head', head(unitsPerEm, box)],
    ['hhea', hhea(glyphs, { top, bottom })],
    ['hmtx', glyphs.flatMap(({ advance, box: { xMin } }) => [...u16(advance), ...u16(xMin)])],
    ['loca', offsets.flatMap(u32)],
    ['maxp', maxp(glyphs)],
  ]
  return {
    bytes: fileOf(tables),
    ...{ unitsPerEm, box, ascent: top, descent: bottom },
    widths: glyphs.map(({ advance }) => advance),
  }
}

function glyphOf(face: FaceKey, char: string, unitsPerEm: number): Glyph {
  const contours = contoursOf(strokesOf(face, char), unitsPerEm)
  const points = contours.flat()
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const box =
    points.length === 0
      ? noBox
      : { xMin: Math.min(...xs), yMin: Math.min(...ys), xMax: Math.max(...xs), yMax: Math.max(...ys) }
  return { contours, box, advance: advanceOf(face, char) }
}

/** The width as in the layout. A space that the font lacks has no width. */
function advanceOf(face: FaceKey, char: string): number {
  const metrics = fontMetrics(face)
  const at = metrics ? [...metrics.chars].indexOf(char) : -1
  return at === -1 ? 0 : (metrics?.measures[at * 5] ?? 0)
}

function contoursOf(outline: Stroke[], unitsPerEm: number): Point[][] {
  const contours: Point[][] = []
  const point = (x = 0, y = 0, isOn = true): Point => ({
    x: Math.round(x * unitsPerEm),
    y: Math.round(y * unitsPerEm),
    isOn,
  })
  for (const { command, args } of outline) {
    const [x, y, toX, toY] = args
    if (command === 'M') contours.push([point(x, y)])
    else if (command === 'L') contours.at(-1)?.push(point(x, y))
    else if (command === 'Q') contours.at(-1)?.push(point(x, y, false), point(toX, toY))
  }
  return contours.map(withoutDoubleEnd).filter((one) => one.length > 1)
}

/** TrueType closes a contour by itself, so a last point equal to the first is left out. */
function withoutDoubleEnd(points: Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  const isDouble = points.length > 1 && last?.isOn && first?.x === last.x && first.y === last.y
  return isDouble ? points.slice(0, -1) : points
}

function encodeGlyph({ contours, box }: Glyph): number[] {
  if (contours.length === 0) return []
  const points = contours.flat()
  const ends = runningSums(contours.map((one) => one.length)).map((sum) => sum - 1)
  const steps = (axis: 'x' | 'y') =>
    points.flatMap((point, at) => u16(point[axis] - (points[at - 1]?.[axis] ?? 0)))
  const bytes = [
    ...u16(contours.length),
    ...[box.xMin, box.yMin, box.xMax, box.yMax].flatMap(u16),
    ...ends.flatMap(u16),
    ...u16(0),
    ...points.map(({ isOn }) => (isOn ? 1 : 0)),
    ...steps('x'),
    ...steps('y'),
  ]
  return padded(bytes)
}

const head = (unitsPerEm: number, { xMin, yMin, xMax, yMax }: Box) => [
  ...[0x00010000, 0x00010000, 0, 0x5f0f3cf5].flatMap(u32),
  ...[0, unitsPerEm].flatMap(u16),
  ...[0, 0, 0, 0].flatMap(u32),
  // Style none, smallest size 8, left to right, long offsets.
  ...[xMin, yMin, xMax, yMax, 0, 8, 2, 1, 0].flatMap(u16),
]

function hhea(glyphs: Glyph[], { top, bottom }: { top: number; bottom: number }) {
  const advances = glyphs.map(({ advance }) => advance)
  const rights = glyphs.map(({ box }) => box.xMax)
  const values = [
    top,
    bottom,
    0,
    Math.max(...advances),
    0,
    0,
    Math.max(...rights),
    1,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    glyphs.length,
  ]
  return [...u32(0x00010000), ...values.flatMap(u16)]
}

function maxp(glyphs: Glyph[]) {
  const points = Math.max(...glyphs.map(({ contours }) => contours.flat().length))
  const contours = Math.max(...glyphs.map((one) => one.contours.length))
  return [
    ...u32(0x00010000),
    ...[glyphs.length, points, contours, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0].flatMap(u16),
  ]
}

const around = (a: Box, b: Box): Box => ({
  xMin: Math.min(a.xMin, b.xMin),
  yMin: Math.min(a.yMin, b.yMin),
  xMax: Math.max(a.xMax, b.xMax),
  yMax: Math.max(a.yMax, b.yMax),
})

function runningSums(values: number[]): number[] {
  let sum = 0
  return values.map((value) => {
    sum += value
    return sum
  })
}

const u16 = (value: number) => [(value >> 8) & 255, value & 255]
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value)]
const padded = (bytes: number[]) => [
  ...bytes,
  ...Array.from({ length: (4 - (bytes.length % 4)) % 4 }, () => 0),
]

function fileOf(tables: [string, number[]][]): Uint8Array {
  const range = 2 ** Math.floor(Math.log2(tables.length)) * 16
  const header = [
    ...u32(0x00010000),
    ...[tables.length, range, Math.log2(range / 16), tables.length * 16 - range].flatMap(u16),
  ]
  const records: number[] = []
  const bodies: number[][] = []
  let offset = header.length + tables.length * 16
  for (const [tag, bytes] of tables) {
    const body = padded(bytes)
    records.push(
      ...[...tag].map((one) => one.charCodeAt(0)),
      ...[checksum(body), offset, bytes.length].flatMap(u32),
    )
    bodies.push(body)
    offset += body.length
  }
  return Uint8Array.from([...header, ...records, ...bodies.flat()])
}

function checksum(bytes: number[]): number {
  let sum = 0
  for (let at = 0; at < bytes.length; at += 4)
    sum =
      (sum +
        (bytes[at] ?? 0) * 2 ** 24 +
        ((bytes[at + 1] ?? 0) << 16) +
        ((bytes[at + 2] ?? 0) << 8) +
        (bytes[at + 3] ?? 0)) %
      2 ** 32
  return sum
}
