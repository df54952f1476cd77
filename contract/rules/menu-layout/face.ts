import { defaultMenuFont, type FaceKey, fallbackFaces, menuFonts, outlinedFace } from '../../menu-fonts'
import type { FontLookup, FontMetrics } from './types'

/** A font ready to measure with; everything in ems. */
export type Face = {
  key: FaceKey
  ascent: number
  descent: number
  has(char: string): boolean
  /** Advance and ink box of a character the face has. */
  measure(char: string): Measure
  kern(left: string, right: string): number
}

export type Measure = { advance: number; minX: number; minY: number; maxX: number; maxY: number }

const nothing: Measure = { advance: 0, minX: 0, minY: 0, maxX: 0, maxY: 0 }

/** Reading a file's tables costs more than using them: once for each set of metrics. */
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

/** The file for a family and a weight; of families with one weight, that one. */
export function faceKeyOf(family: string | undefined, bold: boolean | undefined): FaceKey {
  const font =
    menuFonts.find((one) => one.family === family) ?? menuFonts.find((one) => one.family === defaultMenuFont)
  if (!font) return 'montserrat-400'
  return `${font.id}-${bold && font.weights.includes(700) ? 700 : 400}`
}

/** The fallbacks that may have a character. */
export function fallbacksFor(char: string): FaceKey[] {
  const code = char.codePointAt(0) ?? 0
  const alphabets = fallbackFaces
    .filter(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to))
    .map(({ face }) => face)
  const drawn = outlinedFace(code)
  return drawn ? [...alphabets, drawn] : alphabets
}

/** A block's own face first, then whatever may stand for it. */
export function findFace(fonts: FontLookup, key: FaceKey): { face: Face | undefined; isOwn: boolean } {
  const own = fonts(key)
  if (own) return { face: faceOf(key, own), isOwn: true }
  const standIn = faceKeyOf(undefined, false)
  const metrics = fonts(standIn)
  return { face: metrics && faceOf(standIn, metrics), isOwn: false }
}
