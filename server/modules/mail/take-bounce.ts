import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Services } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { countBounce, findBounced, suppress } from './queries'
import { type Bounce, readReport } from './read-report'

type BounceReport = { authorization: string; contentType: string; body: string }

/** Handles a bounced mail or a spam complaint: the address gets no more menus. Ignores mails that are not ours. */
export async function takeBounce(
  { db, clock, log, site }: Services,
  { authorization, contentType, body }: BounceReport,
) {
  requireSecret(site.bounceSecret, authorization)
  const bounce = await readBounce(contentType, body)
  if (!bounce || bounce.kind === 'later') return { stopped: false }
  const subscriberId = await findBounced(db, bounce)
  if (!subscriberId) return { stopped: false }
  const now = clock()
  if (bounce.kind === 'complaint') await suppress(db, subscriberId, 'complaint', now)
  else await countBounce(db, subscriberId, bounce.kind === 'gone', now)
  log.info({ subscriberId, kind: bounce.kind }, 'mail came back')
  return { stopped: bounce.kind !== 'full' }
}

/** Without a configured secret, the call answers not-found. */
function requireSecret(secret: string | undefined, authorization: string) {
  if (!secret) throw new AppError('not-found', 'webhook-closed')
  const [expected, given] = [`Bearer ${secret}`, authorization].map((text) => Buffer.from(text))
  if (!expected || !given || expected.length !== given.length || !timingSafeEqual(expected, given))
    throw new AppError('unauthenticated', 'secret')
}

const report = z.object({
  type: z.enum(['hard', 'soft', 'complaint']),
  email: z.email().optional(),
  messageId: z.string().max(300).optional(),
})

const kinds = { hard: 'gone', soft: 'full', complaint: 'complaint' } as const

/** Reads JSON, to which one line of configuration can convert a provider's webhook, otherwise the bounce mail itself (RFC 3464). */
async function readBounce(contentType: string, body: string): Promise<Bounce | null> {
  if (!/^application\/json\b/i.test(contentType)) return readReport(body)
  const { data, success } = report.safeParse(jsonOf(body))
  if (!success) throw new AppError('invalid', 'validation')
  const { type, email, messageId } = data
  return { kind: kinds[type], email: email?.toLowerCase() ?? null, messageId: messageId ?? null }
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new AppError('invalid', 'body')
  }
}
