import type { BlockStyle, UserTemplate } from '../../entities/template'
import { defaultMenuFont, type FaceKey, fallbackFaces, menuFonts, outlinedFace } from '../../menu-fonts'
import { plain } from './plain-text'
import type { FontLookup, FontMetrics, PrintedMenu } from './types'

/** A font for measuring. All values are in ems. */
export type Face = {
  key: FaceKey
  ascent: number
  descent: number
  has(char: string): boolean
  /** The advance and ink box of a character in the face. */
  measure(char: string): Measure
  kern(left: string, right: string): number
}

export type Measure = { advance: number; minX: number; minY: number; maxX: number; maxY: number }

const nothing: Measure = { advance: 0, minX: 0, minY: 0, maxX: 0, maxY: 0 }

/** Parsing a font's tables is slow, so each set of metrics is parsed once. */
const faces = new WeakMap<FontMetrics, Face>()

export function faceOf(key: FaceKey, metrics: FontMetrics): Face {
  const known = faces.get(metrics)
  if (known) return known
  const face = readFace(key, metrics)
  faces.set(metrics, face)
  return face
}

function readFace(key: FaceKey, metrics: FontMetrics): Face {
  const { unitsPerEm: em, kerning } = metrics
  const measures = new Map<string, Measure>()
  for (const [at, char] of [...metrics.chars].entries()) {
    const [advance = 0, minX = 0, minY = 0, maxX = 0, maxY = 0] = metrics.measures.slice(at * 5, at * 5 + 5)
    const inEms = {
      advance: advance / em,
      minX: minX / em,
      minY: minY / em,
      maxX: maxX / em,
      maxY: maxY / em,
    }
    measures.set(char, inEms)
  }
  const left = classOfEach(kerning.left)
  const right = classOfEach(kerning.right)
  return {
    key,
    ascent: metrics.ascent / em,
    descent: metrics.descent / em,
    has: (char) => measures.has(char),
    measure: (char) => measures.get(char) ?? nothing,
    kern(before, after) {
      const row = left.get(before)
      const column = right.get(after)
      if (row === undefined || column === undefined) return 0
      return (kerning.values[row]?.[column] ?? 0) / em
    },
  }
}

function classOfEach(groups: string[]) {
  return new Map(groups.flatMap((chars, at) => [...chars].map((char): [string, number] => [char, at])))
}

/** The font file for a family and a weight. A family with one weight has one file. */
export function faceKeyOf(family: string | undefined, bold: boolean | undefined): FaceKey {
  const font =
    menuFonts.find((one) => one.family === family) ?? menuFonts.find((one) => one.family === defaultMenuFont)
  if (!font) return 'montserrat-400'
  return `${font.id}-${bold && font.weights.includes(700) ? 700 : 400}`
}

/** The fallback faces that can contain a character. */
export function fallbacksFor(char: string): FaceKey[] {
  const code = char.codePointAt(0) ?? 0
  const alphabets = fallbackFaces
    .filter(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to))
    .map(({ face }) => face)
  const drawn = outlinedFace(code)
  return drawn ? [...alphabets, drawn] : alphabets
}

/** The block's own face, or the default face when the own face is missing. */
export function findFace(fonts: FontLookup, key: FaceKey): { face: Face | undefined; isOwn: boolean } {
  const own = fonts(key)
  if (own) return { face: faceOf(key, own), isOwn: true }
  const standIn = faceKeyOf(undefined, false)
  const metrics = fonts(standIn)
  return { face: metrics && faceOf(standIn, metrics), isOwn: false }
}

/** Every face that a layout can need, so that all faces can be loaded before the layout. */
export function facesNeeded(template: UserTemplate, printed: PrintedMenu): FaceKey[] {
  const own = stylesOf(template).map((style) => faceKeyOf(style?.fontFamily, style?.bold))
  const standIns = [...new Set(textsOf(template, printed).map(plain).join(''))].flatMap(fallbacksFor)
  return [...new Set([...own, faceKeyOf(undefined, false), ...standIns])]
}

function stylesOf({ menu, observations, price, texts, foot, allergenSigns }: UserTemplate) {
  const styles: (BlockStyle | undefined)[] = [
    menu.categoryStyle,
    menu.itemStyle,
    observations.style,
    price.style,
    foot?.style,
    allergenSigns?.style,
  ]
  return [...styles, ...(texts ?? []).map(({ style }) => style)]
}

function textsOf({ texts = [] }: UserTemplate, { sections, observations, price, facts, foot }: PrintedMenu) {
  return [
    ...sections.flatMap(({ category, items }) => [category, ...items.map(({ text }) => text)]),
    observations,
    price,
    ...Object.values(facts),
    ...Object.values(foot),
    ...texts.map(({ text }) => text),
  ]
}
