import { distanceKm } from '@/contract/geography'
import type { Shown } from '@/lib/browser/shown-results'
import { type Size, viewOfCircle } from './plane'

/** The six nearest are seen: at least 300 m, so that no place is on a doorstep, and with three nearby not beyond the ring of 1 km. */
export function openingOf({ from, results }: Shown, size: Size) {
  const distances = results.map(({ position }) => distanceKm(from, position) * 1000).toSorted((a, b) => a - b)
  const upTo = (count: number) => distances[Math.min(count, distances.length) - 1] ?? 500
  return viewOfCircle(from, Math.max(300, Math.min(upTo(6), Math.max(1000, upTo(3)))), size, 30)
}
