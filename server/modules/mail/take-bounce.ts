import { timingSafeEqual } from 'node:crypto'
import type { Services } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { countBounce, findBounced, suppress } from './queries'
import { readBounce } from './read-bounce'

type Told = { authorization: string; contentType: string; body: string }

/** A mail came back, or its reader called it spam: the address gets no more menus. What is not ours is passed over. */
export async function takeBounce(
  { db, clock, log, site }: Services,
  { authorization, contentType, body }: Told,
) {
  requireSecret(site.bounceSecret, authorization)
  const bounce = readBounce(contentType, body)
  if (!bounce || bounce.kind === 'later') return { stopped: false }
  const subscriberId = await findBounced(db, bounce)
  if (!subscriberId) return { stopped: false }
  const now = clock()
  if (bounce.kind === 'complaint') await suppress(db, subscriberId, 'complaint', now)
  else await countBounce(db, subscriberId, bounce.kind === 'gone', now)
  log.info({ subscriberId, kind: bounce.kind }, 'mail came back')
  return { stopped: bounce.kind !== 'full' }
}

/** Closed where no secret is set. */
function requireSecret(secret: string | undefined, authorization: string) {
  if (!secret) throw new AppError('not-found', 'webhook-closed')
  const [expected, given] = [`Bearer ${secret}`, authorization].map((text) => Buffer.from(text))
  if (!expected || !given || expected.length !== given.length || !timingSafeEqual(expected, given))
    throw new AppError('unauthenticated', 'secret')
}
