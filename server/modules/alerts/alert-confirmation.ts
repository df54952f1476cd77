import type { AlertConfirmation } from '@/contract/entities/alert'
import type { Services } from '@/server/ctx'
import type { Queryable } from '@/server/db/client'
import { AppError } from '@/server/errors'
import { type AlertClaim, readAlertToken } from '@/server/links/alert-token'
import { findForConfirmation } from './queries'

const validForMs = 7 * 86_400_000

type Found = NonNullable<Awaited<ReturnType<typeof findForConfirmation>>>

/** What a link speaks of and how it stands; one that is none of ours, or of something gone, is unknown. */
export async function requireAlert({ signer, clock }: Services, db: Queryable, token: string) {
  const claim = await readAlertToken(signer, token)
  const found = claim && (await findForConfirmation(db, claim.alertId))
  if (!claim || !found)
    throw new AppError('not-found', 'link-unknown', { message: 'El enlace de confirmación no es válido.' })
  return { ...found, state: stateOf(claim, found, clock()) }
}

/** A link from before somebody ended it must not bring it back. */
function stateOf({ issuedAt }: AlertClaim, { alert }: Found, now: Date): AlertConfirmation['state'] {
  if (alert.state === 'confirmed') return 'confirmed'
  const isOver = now.getTime() - issuedAt.getTime() >= validForMs
  const isRevoked = alert.unsubscribedAt !== null && issuedAt <= alert.unsubscribedAt
  return isOver || isRevoked || alert.state === 'unsubscribed' ? 'expired' : 'pending'
}
