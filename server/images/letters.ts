import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import { type FaceKey, faceFile, faceMetricsFile } from '@/contract/menu-fonts'
import type { FontLookup, FontMetrics } from '@/contract/rules/menu-layout'
import { projectFolder } from '@/server/project-folder'

const knownMetrics = new Map<FaceKey, FontMetrics>()
const knownFonts = new Map<FaceKey, Font>()

const read = (address: string) => readFileSync(join(projectFolder('public/fonts/menu'), '../..', address))

/** The very files the browser fetches. */
export const fontMetrics: FontLookup = (face) => {
  const known = knownMetrics.get(face)
  if (known) return known
  const metrics: FontMetrics = JSON.parse(read(faceMetricsFile(face)).toString('utf8'))
  knownMetrics.set(face, metrics)
  return metrics
}

export function fontOf(face: FaceKey): Font {
  const known = knownFonts.get(face)
  if (known) return known
  const font = create(read(faceFile(face)))
  if (!('glyphForCodePoint' in font)) throw new Error(`${face} is a collection`)
  knownFonts.set(face, font)
  return font
}

export type Stroke = { command: string; args: number[] }
const knownOutlines = new Map<string, Stroke[]>()

/** A character's outline in ems, y upwards. A space has none, and every face has that one. */
export function outlineOf(face: FaceKey, char: string): Stroke[] {
  const key = `${face} ${char}`
  const known = knownOutlines.get(key)
  if (known) return known
  const font = fontOf(face)
  const code = char.codePointAt(0) ?? 0
  const outline =
    char === ' ' || char === '\u00a0'
      ? []
      : font.glyphForCodePoint(code).path.commands.map(({ command, args }) => ({
          command,
          args: args.map((one) => one / font.unitsPerEm),
        }))
  knownOutlines.set(key, outline)
  return outline
}
