import { readFileSync } from 'node:fs'
import path from 'node:path'
import { faceMetricsFile } from '@/contract/menu-fonts'
import type { FontLookup, FontMetrics } from '@/contract/rules/menu-layout/types'

const read = new Map<string, FontMetrics>()

/** The files the browser fetches and the server reads. */
export const fonts: FontLookup = (face) => {
  const known = read.get(face)
  if (known) return known
  const metrics: FontMetrics = JSON.parse(readFileSync(path.join('public', faceMetricsFile(face)), 'utf8'))
  read.set(face, metrics)
  return metrics
}
