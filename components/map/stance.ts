import type { Position } from '@/contract/entities/place'
import { type Point, pixelAt } from './plane'

/** A dot with its label: the diner, or the place that was searched. No mark covers it. */
export type Dot = { position: Position; label: string }

/** How a mark points at its place: its tip stands `tip` pixels below it, and the mark stands on its tip or hangs below it. */
export type Stance = { tip: number; hangs: boolean }

/** How far a mark reaches from its tip. */
export const markHeight = 44

/** How far the upper edge of a mark lies below its place. */
export const topOf = ({ tip, hangs }: Stance) => (hangs ? tip : tip - markHeight)

export type Area = { x: number; halfWidth: number; top: number; bottom: number }

/** The pixels that a dot takes with its label below it (`CentreDot`). */
export function areaOf({ position, label }: Dot, zoom: number): Area {
  const { x, y } = pixelAt(position, zoom)
  const labelWidth = label ? Math.min(160, 12 + 8 * label.length) : 0
  return { x, halfWidth: Math.max(18, labelWidth) / 2, top: y - 9, bottom: y + (label ? 26 : 9) }
}

/** Stands the mark on its place if it covers no dot there, else hangs it below, else moves its tip as little as possible. */
export function stanceOf({ x, y }: Point, width: number, areas: Area[]): Stance {
  const beside = areas.filter((area) => Math.abs(area.x - x) < area.halfWidth + width / 2)
  const stances: Stance[] = [
    { tip: 0, hangs: false },
    { tip: 0, hangs: true },
    ...beside.flatMap(({ top, bottom }) => [
      { tip: top - y, hangs: false },
      { tip: bottom - y, hangs: true },
    ]),
  ]
  const [clear] = stances
    .filter((stance) => !beside.some((area) => isOver(area, y + topOf(stance))))
    .toSorted((a, b) => Math.abs(a.tip) - Math.abs(b.tip))
  return clear ?? { tip: 0, hangs: false }
}

const isOver = ({ top, bottom }: Area, markTop: number) => markTop < bottom && markTop + markHeight > top
