import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { EndpointData } from '@/contract/endpoint'
import { clientKey } from '@/server/client-key'
import { AppError } from '@/server/errors'

type LimitClass = NonNullable<EndpointData['limit']>

export type Limits = Record<LimitClass, RateLimiterMemory>

/** Per client. Reading is generous: half a town can share one address of a mobile network. */
const allowed: Record<LimitClass, { points: number; duration: number }> = {
  read: { points: 600, duration: 60 },
  write: { points: 60, duration: 60 },
  mail: { points: 30, duration: 60 },
  secret: { points: 10, duration: 60 },
  /** It tells who has an account, so a list of addresses has to take its time. */
  recovery: { points: 30, duration: 3600 },
  /** So does signing up, which also fills tables and has mail sent. */
  register: { points: 30, duration: 3600 },
}

export function createLimits(points: Partial<Record<LimitClass, number>> = {}): Limits {
  const limiter = (name: LimitClass) =>
    new RateLimiterMemory({
      keyPrefix: name,
      ...allowed[name],
      ...(points[name] && { points: points[name] }),
    })
  return {
    read: limiter('read'),
    write: limiter('write'),
    mail: limiter('mail'),
    secret: limiter('secret'),
    recovery: limiter('recovery'),
    register: limiter('register'),
  }
}

/** POST says nothing by itself: searching is one. A public endpoint that writes has to name its class. */
export function limitClass({ limit, method, auth }: EndpointData): LimitClass {
  return limit ?? (auth === 'owner' && method !== 'GET' ? 'write' : 'read')
}

export async function consume(limiter: RateLimiterMemory, ip: string | null) {
  if (ip === null) return
  try {
    await limiter.consume(clientKey(ip))
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw new AppError('too-many', 'rate-limit', {
      retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
    })
  }
}
