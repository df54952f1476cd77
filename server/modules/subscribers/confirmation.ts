import type { Confirmation } from '@/contract/entities/subscription'
import type { Services } from '@/server/ctx'
import type { Queryable } from '@/server/db/client'
import { AppError } from '@/server/errors'
import { type ConfirmClaim, readConfirmToken } from '@/server/links/confirm-token'
import { findForConfirmation } from './queries'

const validForMs = 7 * 24 * 3_600_000

type Found = NonNullable<Awaited<ReturnType<typeof findForConfirmation>>>

/** What a link speaks of and how it stands; one that is none of ours, or of something gone, is unknown. */
export async function requireConfirmation({ signer, clock }: Services, db: Queryable, token: string) {
  const claim = await readConfirmToken(signer, token)
  const found = claim && (await findForConfirmation(db, claim.subscriptionId))
  if (!claim || !found)
    throw new AppError('not-found', 'link-unknown', { message: 'El enlace de confirmación no es válido.' })
  return { ...found, state: stateOf(claim, found, clock()) }
}

/** A link from before somebody unsubscribed must not bring them back. */
function stateOf({ issuedAt }: ConfirmClaim, { subscription }: Found, now: Date): Confirmation['state'] {
  if (subscription.state === 'confirmed') return 'confirmed'
  const isOver = now.getTime() - issuedAt.getTime() >= validForMs
  const isRevoked = subscription.unsubscribedAt !== null && issuedAt <= subscription.unsubscribedAt
  return isOver || isRevoked || subscription.state === 'unsubscribed' ? 'expired' : 'pending'
}
