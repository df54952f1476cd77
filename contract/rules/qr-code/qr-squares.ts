import { alignments, codewordsOf, levelBits, type QrLevel } from './codewords'

type Grid = { size: number; level: QrLevel; dark: boolean[][]; isFixed: boolean[][] }

/** The dark squares of a text's QR code, row by row, without the quiet zone of four squares. */
export function qrSquares(text: string, level: QrLevel = 'M'): boolean[][] {
  const { version, codewords } = codewordsOf(text, level)
  const size = version * 4 + 17
  const grid: Grid = { size, level, dark: square(size), isFixed: square(size) }
  drawPatterns(grid, version)
  drawFormat(grid, 0)
  drawCodewords(grid, codewords)
  const masked = masks.map((_, mask) => withMask(grid, mask))
  return masked.reduce((best, one) => (penaltyOf(one) < penaltyOf(best) ? one : best))
}

const square = (size: number) => Array.from({ length: size }, () => Array.from({ length: size }, () => false))

function set({ dark, isFixed }: Grid, x: number, y: number, value: boolean) {
  const row = dark[y]
  const fixedRow = isFixed[y]
  if (!row || !fixedRow || x < 0 || x >= row.length) return
  row[x] = value
  fixedRow[x] = true
}

function drawPatterns(grid: Grid, version: number) {
  const { size } = grid
  for (let at = 0; at < size; at += 1) {
    set(grid, 6, at, at % 2 === 0)
    set(grid, at, 6, at % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(grid, x, y, 4, (ring) => ring !== 2 && ring !== 4)
  const centres = alignments[version - 1] ?? []
  const last = centres.length - 1
  for (const [i, x] of centres.entries())
    for (const [j, y] of centres.entries()) {
      const isFinder = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)
      if (!isFinder) rings(grid, x, y, 2, (ring) => ring !== 1)
    }
  if (version >= 7) drawVersion(grid, version)
}

function rings(grid: Grid, x: number, y: number, radius: number, isDark: (ring: number) => boolean) {
  for (let dy = -radius; dy <= radius; dy += 1)
    for (let dx = -radius; dx <= radius; dx += 1)
      set(grid, x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))))
}

function drawVersion(grid: Grid, version: number) {
  let rest = version
  for (let step = 0; step < 12; step += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25)
  const bits = (version << 12) | rest
  for (let at = 0; at < 18; at += 1) {
    const isDark = ((bits >>> at) & 1) === 1
    const near = grid.size - 11 + (at % 3)
    const far = Math.floor(at / 3)
    set(grid, near, far, isDark)
    set(grid, far, near, isDark)
  }
}

function drawFormat(grid: Grid, mask: number) {
  const format = (levelBits[grid.level] << 3) | mask
  let rest = format
  for (let step = 0; step < 10; step += 1) rest = (rest << 1) ^ ((rest >>> 9) * 0x537)
  const bits = ((format << 10) | rest) ^ 0x5412
  const bit = (at: number) => ((bits >>> at) & 1) === 1
  const { size } = grid
  for (let at = 0; at <= 5; at += 1) set(grid, 8, at, bit(at))
  set(grid, 8, 7, bit(6))
  set(grid, 8, 8, bit(7))
  set(grid, 7, 8, bit(8))
  for (let at = 9; at < 15; at += 1) set(grid, 14 - at, 8, bit(at))
  for (let at = 0; at < 8; at += 1) set(grid, size - 1 - at, 8, bit(at))
  for (let at = 8; at < 15; at += 1) set(grid, 8, size - 15 + at, bit(at))
  set(grid, 8, size - 8, true)
}

/** Draws the codewords up and down in pairs of columns, from the right. */
function drawCodewords({ size, dark, isFixed }: Grid, codewords: number[]) {
  let at = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step += 1)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step
        const row = dark[y]
        if (!row || isFixed[y]?.[x]) continue
        row[x] = (((codewords[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1) === 1
        at += 1
      }
  }
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

function withMask(grid: Grid, mask: number): boolean[][] {
  const isTurned = masks[mask] ?? (() => false)
  const dark = grid.dark.map((row, y) =>
    row.map((value, x) => (grid.isFixed[y]?.[x] ? value : value !== isTurned(x, y))),
  )
  drawFormat({ ...grid, dark }, mask)
  return dark
}

/** The penalty of a code: long runs, blocks, patterns that look like a corner, more squares of one colour. */
function penaltyOf(dark: boolean[][]): number {
  const columns = dark.map((_, x) => dark.map((row) => row[x] === true))
  const lines = [...dark, ...columns].map((line) => line.map((one) => (one ? '1' : '0')).join(''))
  let penalty = 0
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) penalty += run.length - 2
    penalty += 40 * [...line.matchAll(/(?=10111010000|00001011101)/g)].length
  }
  for (const [y, row] of dark.entries())
    for (const [x, value] of row.entries())
      if (dark[y + 1]?.[x] === value && row[x + 1] === value && dark[y + 1]?.[x + 1] === value) penalty += 3
  const count = dark.flat().filter(Boolean).length
  const share = (count * 20) / dark.length ** 2
  return penalty + 10 * Math.floor(Math.abs(share - 10))
}
