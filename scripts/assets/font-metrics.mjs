import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { create } from 'fontkit'

const folder = path.resolve(import.meta.dirname, '../../public/fonts/menu')

/** One glyph per character, and kerning between them. Nothing else, so that every drawer of text can do the same. */
const features = { kern: true, liga: false, clig: false, calt: false, rlig: false, ccmp: false, mark: false }

/** @param {import('fontkit').Font} font */
function characters(font) {
  return font.characterSet
    .filter((code) => code > 0x20 || code === 0x20)
    .filter((code) => !(code >= 0x7f && code < 0xa0) && !(code >= 0x300 && code < 0x370))
    .filter((code) => code !== 0xad && code !== 0xfeff && !(code >= 0x200b && code <= 0x200f))
    .filter((code) => !(code >= 0xfe00 && code <= 0xfe0f) && code < 0xe0000)
    .sort((a, b) => a - b)
}

/** @param {import('fontkit').Font} font @param {number} code */
function measures(font, code) {
  const glyph = font.glyphForCodePoint(code)
  const { minX, minY, maxX, maxY } = glyph.bbox
  const advance = Math.round(glyph.advanceWidth)
  if (!Number.isFinite(minX)) return [advance, 0, 0, 0, 0]
  return [advance, Math.floor(minX), Math.floor(minY), Math.ceil(maxX), Math.ceil(maxY)]
}

/**
 * The kerning of every pair: one line of text holds all characters that may follow one character.
 * @param {import('fontkit').Font} font @param {number[]} codes
 */
function kerning(font, codes) {
  const kerned = codes.filter((code) => code < 0x2100 && code !== 0x20)
  const rows = kerned.map((left) => {
    const text = kerned.map((right) => String.fromCodePoint(left, right)).join(' ')
    const { glyphs, positions } = font.layout(text, features, 'latn')
    if (glyphs.length !== kerned.length * 3 - 1) throw new Error(`${font.fullName}: a glyph to a character`)
    return kerned.map((_, at) => {
      const advance = positions[at * 3]?.xAdvance ?? 0
      return Math.round(advance - (glyphs[at * 3]?.advanceWidth ?? 0))
    })
  })
  return classes(
    kerned.map((code) => String.fromCodePoint(code)),
    rows,
  )
}

/**
 * Groups characters with equal kerning into a class, as the font does.
 * @param {string[]} chars @param {number[][]} rows
 */
function classes(chars, rows) {
  const columns = chars.map((_, at) => rows.map((row) => row[at] ?? 0))
  const lefts = groups(chars, rows)
  const rights = groups(chars, columns)
  const values = lefts.map(({ at }) => rights.map(({ at: right }) => rows[at]?.[right] ?? 0))
  return { left: lefts.map((one) => one.chars), right: rights.map((one) => one.chars), values }
}

/** @param {string[]} chars @param {number[][]} lines */
function groups(chars, lines) {
  /** @type {Map<string, { chars: string, at: number }>} */
  const found = new Map()
  for (const [at, line] of lines.entries()) {
    if (line.every((value) => value === 0)) continue
    const group = found.get(String(line)) ?? { chars: '', at }
    group.chars += chars[at]
    found.set(String(line), group)
  }
  return [...found.values()]
}

// The output is committed: run this again only when a font changes.
for (const file of readdirSync(folder).filter((name) => name.endsWith('.woff2'))) {
  const font = create(readFileSync(path.join(folder, file)))
  if (!('characterSet' in font)) throw new Error(`${file} is a collection`)
  const codes = characters(font)
  const metrics = {
    unitsPerEm: font.unitsPerEm,
    ascent: Math.round(font.ascent),
    descent: Math.round(font.descent),
    chars: String.fromCodePoint(...codes),
    measures: codes.flatMap((code) => measures(font, code)),
    kerning: kerning(font, codes),
  }
  writeFileSync(path.join(folder, file.replace('.woff2', '.json')), `${JSON.stringify(metrics)}\n`)
}
