import { distanceKm } from '@/contract/geography'
import type { ShownSearch } from '@/lib/browser/shown-results'
import { type Size, viewOfCircle } from './plane'

/** Shows the six nearest results: at least 300 m around the centre, at most 1 km, or as far as the third result. */
export function openingOf({ from, results }: ShownSearch, size: Size) {
  const distances = results.map(({ position }) => distanceKm(from, position) * 1000).toSorted((a, b) => a - b)
  const upTo = (count: number) => distances[Math.min(count, distances.length) - 1] ?? 500
  return viewOfCircle(from, Math.max(300, Math.min(upTo(6), Math.max(1000, upTo(3)))), size, 30)
}
