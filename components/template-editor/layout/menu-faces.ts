import { type FaceKey, faceFamily, faceFile, faceMetricsFile, isOutlined } from '@/contract/menu-fonts'
import type { FontMetrics } from '@/contract/rules/menu-layout/types'
import { keepOutlines } from './outlines'

const letters = new Map<FaceKey, Promise<unknown>>()

/** Loads the font of a face once for all its users. A failed load is tried again. */
export function loadLetters(face: FaceKey) {
  const known = letters.get(face)
  if (known) return known
  const font = new FontFace(faceFamily(face), `url(${faceFile(face)})`)
  const loading = font.load().then(() => document.fonts.add(font))
  letters.set(face, loading)
  loading.catch(() => letters.delete(face))
  return loading
}

const lost = new Set<FaceKey>()

/** The font could not be loaded, so the browser shows other letters at the same positions. */
export const isLost = (face: FaceKey) => lost.has(face)

/** Loads the metrics for the layout and the font for the display. Without the font, the layout is still correct. */
export async function loadFace(face: FaceKey): Promise<FontMetrics | undefined> {
  const letters = isOutlined(face) ? undefined : loadLetters(face)
  const [measured, shown] = await Promise.allSettled([loadMetrics(face), letters])
  if (shown.status === 'rejected') lost.add(face)
  else lost.delete(face)
  const metrics = measured.status === 'fulfilled' ? measured.value : undefined
  if (metrics?.outlines) keepOutlines(face, metrics)
  return metrics
}

async function loadMetrics(face: FaceKey) {
  const response = await fetch(faceMetricsFile(face))
  const metrics: unknown = response.ok ? await response.json() : undefined
  return isMetrics(metrics) ? metrics : undefined
}

/** The file is our own, so a check of two fields is enough. */
const isMetrics = (value: unknown): value is FontMetrics =>
  typeof value === 'object' && value !== null && 'unitsPerEm' in value && 'kerning' in value
