import type { Database } from '@/server/db/client'
import { samplePrices } from './queries/sample-prices'

export type Direction = 'asc' | 'desc'

/** Nothing costs more, nor less than `free`. */
export const [free, priciest] = [0, 2 ** 31 - 1]

const keptMs = 5 * 60_000
const kept = new WeakMap<Database, { at: number; prices: Promise<number[]> }>()

/**
 * Prices to look up to, one after the other, until enough is found: each about doubles the menus of the one before, by
 * what a sample of them costs. So little is read in vain, whether there are ten menus around or ten thousand.
 */
export async function priceSteps(db: Database, direction: Direction): Promise<number[]> {
  const now = performance.now()
  const known = kept.get(db)
  const prices = known && now - known.at < keptMs ? known.prices : samplePrices(db)
  if (prices !== known?.prices) {
    kept.set(db, { at: now, prices })
    prices.catch(() => kept.delete(db))
  }
  return stepsOf(await prices, direction)
}

export function stepsOf(prices: number[], direction: Direction): number[] {
  const sorted = prices.toSorted((a, b) => (direction === 'asc' ? a - b : b - a))
  const doublings = Array.from({ length: Math.ceil(Math.log2(sorted.length + 1)) }, (_, index) => 2 ** index)
  const steps = doublings.flatMap((rank) => sorted[rank - 1] ?? [])
  return [...new Set([...steps, direction === 'asc' ? priciest : free])]
}
