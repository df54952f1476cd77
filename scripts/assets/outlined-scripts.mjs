import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { create } from 'fontkit'

// Letters of scripts that Mantel's fonts lack: Hebrew, Arabic, Chinese, Japanese and Korean, as outlines in small files. A sheet fetches
// only a few files, and Mantel alone shapes the letters. The output is committed. To write it again: npm install --prefix SOME_FOLDER
// @fontsource/noto-sans-{sc,jp,kr,hebrew,arabic}@5.3.0, then node scripts/assets/outlined-scripts.mjs SOME_FOLDER
const [from = '.'] = process.argv.slice(2)
const to = path.resolve(import.meta.dirname, '../../public/fonts/menu/outlines')
/** The same number as in contract/menu-fonts.ts. */
const perFile = 64

/** @param {string} name @param {RegExp} [subset] */
function fontsOf(name, subset = /-\d+-400-normal\.woff2$/) {
  const folder = path.join(from, 'node_modules/@fontsource', name, 'files')
  return readdirSync(folder)
    .filter((file) => subset.test(file))
    .map((file) => {
      const font = create(readFileSync(path.join(folder, file)))
      if (!('characterSet' in font)) throw new Error(`${file} is a collection`)
      return font
    })
}

/**
 * The characters that two bytes of a charset can express: the characters in common use.
 * @param {string} charset @param {[number, number]} first @param {[number, number]} second
 */
function commonIn(charset, first, second) {
  const decoder = new TextDecoder(charset)
  /** @type {number[]} */
  const codes = []
  for (let a = first[0]; a <= first[1]; a += 1)
    for (let b = second[0]; b <= second[1]; b += 1) {
      const [char = '\ufffd', ...more] = decoder.decode(Uint8Array.of(a, b))
      if (more.length === 0 && char !== '\ufffd') codes.push(char.codePointAt(0) ?? 0)
    }
  return codes
}

/** @param {number} low @param {number} high */
const span = (low, high) => Array.from({ length: high - low + 1 }, (_, at) => low + at)
const isHan = (/** @type {number} */ code) => code >= 0x4e00 && code <= 0x9fff
const han = [
  ...commonIn('gbk', [0xb0, 0xf7], [0xa1, 0xfe]),
  ...commonIn('euc-jp', [0xb0, 0xf4], [0xa1, 0xfe]),
  ...commonIn('big5', [0xa4, 0xc6], [0x40, 0xfe]),
].filter(isHan)
const eastern = [...span(0x3000, 0x30ff), ...span(0xff01, 0xff9f), ...han]

/** `grid`: the fineness of an outline, in parts of an em. The signs of large scripts do not need a fine grid. */
const scripts = [
  { fonts: fontsOf('noto-sans-hebrew', /-hebrew-400-normal\.woff2$/), codes: span(0x5be, 0x5f4), grid: 1000 },
  {
    fonts: fontsOf('noto-sans-arabic', /-arabic-400-normal\.woff2$/),
    codes: [...span(0x606, 0x6d5), ...span(0x6dd, 0x6ff), ...span(0xfb50, 0xfbff), ...span(0xfe80, 0xfefc)],
    grid: 1000,
  },
  { fonts: fontsOf('noto-sans-sc'), codes: eastern, grid: 500 },
  { fonts: fontsOf('noto-sans-jp'), codes: eastern, grid: 500 },
  { fonts: fontsOf('noto-sans-kr'), codes: commonIn('euc-kr', [0xb0, 0xc8], [0xa1, 0xfe]), grid: 500 },
]

const letters = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' }

/**
 * An SVG path in steps from the point before, y upwards.
 * @param {import('fontkit').Path} outline @param {number} scale
 */
function pathOf({ commands }, scale) {
  let [x, y] = [0, 0]
  let begun = [x, y]
  return commands
    .map(({ command, args }) => {
      const whole = args.map((value) => Math.round(value * scale))
      const steps = whole.map((value, at) => value - (at % 2 === 0 ? x : y))
      // A closed path goes back to its start.
      x = whole.at(-2) ?? begun[0] ?? 0
      y = whole.at(-1) ?? begun[1] ?? 0
      if (command === 'moveTo') begun = [x, y]
      return letters[command] + steps.join(' ').replaceAll(' -', '-')
    })
    .join('')
}

/** @type {Map<number, { unitsPerEm: number, ascent: number, descent: number, chars: string, measures: number[], outlines: string[] }>} */
const files = new Map()
/** @type {Set<number>} */
const done = new Set()
for (const { fonts, codes, grid } of scripts) {
  for (const code of codes.toSorted((a, b) => a - b)) {
    const char = String.fromCodePoint(code)
    if (done.has(code) || /[\p{M}\p{Cf}]/u.test(char)) continue
    const font = fonts.find((one) => one.hasGlyphForCodePoint(code))
    if (!font) continue
    const scale = grid / font.unitsPerEm
    const glyph = font.glyphForCodePoint(code)
    const { minX, minY, maxX, maxY } = glyph.bbox
    const box = Number.isFinite(minX) ? [minX, minY, maxX, maxY] : [0, 0, 0, 0]
    // Latin letters stand on their own line as usual. The letters of these scripts stand on the line of the main font, so their ascent
    // and descent are never read.
    const file = files.get(Math.floor(code / perFile)) ?? {
      ...{ unitsPerEm: grid, ascent: Math.round(grid * 0.88), descent: -Math.round(grid * 0.12) },
      ...{ chars: '', measures: [], outlines: [] },
    }
    files.set(Math.floor(code / perFile), file)
    done.add(code)
    file.chars += char
    const low = box.slice(0, 2).map((value) => Math.floor(value * scale))
    const high = box.slice(2).map((value) => Math.ceil(value * scale))
    file.measures.push(Math.round(glyph.advanceWidth * scale), ...low, ...high)
    file.outlines.push(pathOf(glyph.path, scale))
  }
}

rmSync(to, { recursive: true, force: true })
mkdirSync(to, { recursive: true })
for (const [number, file] of files)
  writeFileSync(
    path.join(to, `${number.toString(16)}.json`),
    `${JSON.stringify({ ...file, kerning: { left: [], right: [], values: [] } })}\n`,
  )
const numbers = [...files.keys()].toSorted((a, b) => a - b)
/** @type {[number, number][]} */
const runs = []
for (const number of numbers) {
  const last = runs.at(-1)
  if (last && last[1] === number - 1) last[1] = number
  else runs.push([number, number])
}
console.log(`${done.size} characters in ${files.size} files:`, JSON.stringify(runs))
