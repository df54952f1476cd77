import { setTimeout as sleep } from 'node:timers/promises'
import type { LimitClass } from '@/contract/endpoint'
import { clientKey, siteKey } from '@/server/client-key'
import { AppError } from '@/server/errors'

export type Limits = Record<LimitClass, RequestCounts>

/** Limits per client. Reading has a high limit: half a town can share one address of a mobile network. */
const allowed: Record<LimitClass, { points: number; duration: number }> = {
  read: { points: 600, duration: 60 },
  write: { points: 60, duration: 60 },
  mail: { points: 30, duration: 60 },
  secret: { points: 10, duration: 60 },
  /**
   * An attacker could guess who subscribes, at the same rate as `secret`. Counted apart, so that a person who has just subscribed may
   * still confirm an address.
   */
  subscribe: { points: 10, duration: 60 },
  /** Recovery tells who has an account, so testing a list of addresses must take long. */
  recovery: { points: 30, duration: 3600 },
  /** Signing up tells who has an account too. It also fills tables and sends mail. */
  register: { points: 30, duration: 3600 },
  /** An export comes in parts of two megabytes. Menus make fifty parts for a year, and nobody needs a part twice. */
  export: { points: 300, duration: 3600 },
}

export function createLimits(points: Partial<Record<LimitClass, number>> = {}): Limits {
  const limiter = (name: LimitClass) =>
    createRequestCounts({ ...allowed[name], ...(points[name] && { points: points[name] }) })
  return {
    read: limiter('read'),
    write: limiter('write'),
    mail: limiter('mail'),
    secret: limiter('secret'),
    subscribe: limiter('subscribe'),
    recovery: limiter('recovery'),
    register: limiter('register'),
    export: limiter('export'),
  }
}

/** A whole /48 may use this many clients' limits: an office or a village has that many clients, and one person with a /48 gains no more. */
const clientsASite = 8

/** A client that goes on after its limit waits for each refusal, so that its refusals cost next to nothing. */
const refusedMs = 300

/** A refused request does not count against its site. */
export async function consume(counts: RequestCounts, ip: string | null) {
  if (ip === null) return
  const now = Date.now()
  const [client, site] = [clientKey(ip), siteKey(ip)]
  const network = site && `${site}::/48`
  const wait = Math.max(counts.waitMs(client, now), network ? counts.waitMs(network, now, clientsASite) : 0)
  if (wait > 0) {
    await sleep(refusedMs)
    throw new AppError('too-many', 'rate-limit', { retryAfter: Math.max(1, Math.ceil(wait / 1000)) })
  }
  counts.add(client, now)
  if (network) counts.add(network, now)
}

type Count = { used: number; endsAt: number }

/** An entry takes about 200 bytes. This many clients at once are a crowd. */
const mostKeys = 20_000

type RequestCounts = ReturnType<typeof createRequestCounts>

/**
 * Counts requests under a key for `duration` seconds from the first request. When there is no more room, the oldest count is forgotten
 * first.
 */
export function createRequestCounts({ points, duration }: { points: number; duration: number }) {
  const counts = new Map<string, Count>()

  function find(key: string, now: number) {
    const count = counts.get(key)
    return count && count.endsAt > now ? count : undefined
  }

  return {
    /** Milliseconds until the key may ask again, if it has used up `times` limits. 0: now. */
    waitMs(key: string, now: number, times = 1) {
      const count = find(key, now)
      return count && count.used >= points * times ? count.endsAt - now : 0
    },
    add(key: string, now: number) {
      const used = (find(key, now)?.used ?? 0) + 1
      const endsAt = find(key, now)?.endsAt ?? now + duration * 1000
      counts.delete(key)
      counts.set(key, { used, endsAt })
      const [oldest] = counts.keys()
      if (counts.size > mostKeys && oldest !== undefined) counts.delete(oldest)
    },
    get size() {
      return counts.size
    },
  }
}
