import { type FaceKey, faceFamily, faceFile, faceMetricsFile, isOutlined } from '@/contract/menu-fonts'
import type { FontMetrics } from '@/contract/rules/menu-layout'
import { keepOutlines } from './outlines'

const letters = new Map<FaceKey, Promise<unknown>>()

/** A face's letters, for whatever shows them; once for all, and again after a failure. */
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

/** Its letters could not be had: the browser shows others in their places. */
export const isLost = (face: FaceKey) => lost.has(face)

/** What the layout counts with, and the letters it is about: without those, all stands where it will all the same. */
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

/** Our own file, so its outline is enough. */
const isMetrics = (value: unknown): value is FontMetrics =>
  typeof value === 'object' && value !== null && 'unitsPerEm' in value && 'kerning' in value
