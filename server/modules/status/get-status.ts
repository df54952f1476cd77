import { setTimeout as wait } from 'node:timers/promises'
import type { Answer } from '@/contract/endpoint'
import { filterRestaurants } from '@/contract/endpoints/search'
import type * as contract from '@/contract/endpoints/status'
import { type PartStatus, statusParts } from '@/contract/entities/status'
import type { Ctx, Services } from '@/server/ctx'
import { findRestaurants } from '@/server/modules/search'
import { failingSince } from '@/server/ports/observed'
import { judgeQueues, worst } from './judge'
import { findQueues } from './queries'

type Status = Answer<typeof contract.getStatus>

/** Everybody who asks within this time gets the same answer, so that asking costs nothing. */
const keptMs = 15_000
/** A search usually takes a few milliseconds. */
const slowSearchMs = 1_000
const patienceMs = 5_000

const kept = new WeakMap<Services['db'], { at: number; status: Promise<Status> }>()
const searchTrouble = new WeakMap<Services['db'], Date>()

export function getStatus(ctx: Ctx): Promise<Status> {
  const at = ctx.clock().getTime()
  const known = kept.get(ctx.db)
  if (known && Math.abs(at - known.at) < keptMs) return known.status
  const status = readStatus(ctx)
  kept.set(ctx.db, { at, status })
  return status
}

async function readStatus(ctx: Ctx): Promise<Status> {
  const now = ctx.clock()
  const [queues, searching] = await Promise.all([
    findQueues(ctx.db, now).catch(() => null),
    judgeSearch(ctx, now),
  ])
  const parts = statusParts.map((part) => {
    if (part === 'search') return searching
    // Without the database nothing works, since when the search does not.
    if (!queues) return { part, state: 'down' as const, since: searching.since ?? now.toISOString() }
    return worst(part, [judgeQueues(part, queues, now), ...(part === 'payments' ? [judgePayments()] : [])])
  })
  return { checkedAt: now.toISOString(), parts }
}

/** Searches as a visitor does. */
async function judgeSearch(ctx: Ctx, now: Date) {
  const state = await searchState(ctx)
  if (state === 'good') searchTrouble.delete(ctx.db)
  else if (!searchTrouble.has(ctx.db)) searchTrouble.set(ctx.db, now)
  return { part: 'search' as const, state, since: searchTrouble.get(ctx.db)?.toISOString() ?? null }
}

async function searchState(ctx: Ctx): Promise<'good' | 'slow' | 'down'> {
  const { radius, ...filters } = filterRestaurants.body.parse({ lat: 40.4168, lon: -3.7038, pageSize: 10 })
  const started = performance.now()
  const late = new AbortController()
  try {
    const answered = findRestaurants(ctx, filters, radius).then(() => 'answered' as const)
    const outcome = await Promise.race([answered, wait(patienceMs, 'late' as const, { signal: late.signal })])
    if (outcome === 'late') return 'down'
    return performance.now() - started > slowSearchMs ? 'slow' : 'good'
  } catch (err) {
    ctx.log.warn({ err }, 'the status search failed')
    return 'down'
  } finally {
    late.abort()
  }
}

function judgePayments(): PartStatus {
  const since = failingSince('payments')
  return { part: 'payments', state: since ? 'down' : 'good', since: since?.toISOString() ?? null }
}
