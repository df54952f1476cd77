import type { ActionCounts, CountedAction } from '@/contract/entities/tracking'

type Count = { action: CountedAction | null; count: number | null }

/** All actions, also actions with the sum 0. */
export function sumsOf(counts: Iterable<Count>): ActionCounts {
  const sums: ActionCounts = { view: 0, call: 0, directions: 0, share: 0, website: 0, whatsapp: 0 }
  for (const { action, count } of counts) if (action) sums[action] += count ?? 0
  return sums
}
