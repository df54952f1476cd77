import { setTimeout as sleep } from 'node:timers/promises'
import { clientKey, siteKey } from '@/contract/client-key'
import type { LimitClass } from '@/contract/endpoint'
import { refusalPauseMs } from '@/contract/refusal-pause'
import { AppError } from '@/server/errors'
import type { Counts } from '@/server/ports/counts/port'

type Limit = { name: LimitClass; points: number; windowMs: number }

export type Limits = Record<LimitClass, Limit>

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
  /** An export comes in parts of half a megabyte. Menus make two hundred parts for a year, and nobody needs a part twice. */
  export: { points: 600, duration: 3600 },
}

export function createLimits(points: Partial<Record<LimitClass, number>> = {}): Limits {
  const limiter = (name: LimitClass): Limit => ({
    name,
    points: points[name] ?? allowed[name].points,
    windowMs: allowed[name].duration * 1000,
  })
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

/**
 * A refused request does not count against its site. A client that goes on after its limit waits for each refusal, so that its refusals cost
 * next to nothing.
 */
export async function consume(counts: Counts, { name, points, windowMs }: Limit, ip: string | null) {
  if (ip === null) return
  const site = siteKey(ip)
  const keys = [{ key: clientKey(ip), most: points }]
  if (site) keys.push({ key: `${site}::/48`, most: points * clientsASite })
  const wait = await counts.request({ name, keys, windowMs, now: Date.now() })
  if (wait === 0) return
  await sleep(refusalPauseMs())
  throw new AppError('too-many', 'rate-limit', { retryAfter: Math.max(1, Math.ceil(wait / 1000)) })
}
