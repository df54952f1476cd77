import type { Confirmation } from '@/contract/entities/subscription'
import type { Services } from '@/server/ctx'
import type { Queryable } from '@/server/db/client'
import { AppError } from '@/server/errors'
import { type Claimed, readClaim } from '@/server/links/tokens'
import { findForConfirmation } from './queries'

const validForMs = 7 * 24 * 3_600_000

type SubscriptionState = { state: 'pending' | 'confirmed' | 'unsubscribed'; unsubscribedAt: Date | null }
type Needs = Pick<Services, 'signer' | 'clock'>

/** Finds the thing that a mail's link names, with its state. An invalid link, or a link to a deleted thing, gets not-found. */
export async function requireClaimed<Found>(
  { signer, clock }: Needs,
  use: Claimed,
  token: string,
  find: (id: string) => Promise<{ found: Found; asked: SubscriptionState } | undefined>,
): Promise<Found & { state: Confirmation['state'] }> {
  const claim = await readClaim(signer, use, token)
  const known = claim ? await find(claim.id) : undefined
  if (!claim || !known)
    throw new AppError('not-found', 'link-unknown', { message: 'El enlace de confirmación no es válido.' })
  return { ...known.found, state: stateOf(claim.issuedAt, known.asked, clock()) }
}

/** A link that is older than the unsubscription must not restore the subscription. */
function stateOf(
  issuedAt: Date,
  { state, unsubscribedAt }: SubscriptionState,
  now: Date,
): Confirmation['state'] {
  if (state === 'confirmed') return 'confirmed'
  const isOver = now.getTime() - issuedAt.getTime() >= validForMs
  const isRevoked = unsubscribedAt !== null && issuedAt <= unsubscribedAt
  return isOver || isRevoked || state === 'unsubscribed' ? 'expired' : 'pending'
}

/** Answers an expired link with a conflict. */
export function requireFresh(state: Confirmation['state']) {
  if (state === 'expired')
    throw new AppError('conflict', 'link-expired', { message: 'El enlace de confirmación ha caducado.' })
}

export function requireConfirmation(services: Services, db: Queryable, token: string) {
  return requireClaimed(services, 'confirm-subscription', token, async (id) => {
    const found = await findForConfirmation(db, id)
    return found && { found, asked: found.subscription }
  })
}

type Signed = { params: { email: string }; query: { sig: string } }

/** Only mails to this address contain the signature, so the signature proves the reader. */
export async function requireSignedAddress({ signer }: Services, { params, query }: Signed) {
  if (await signer.verify('unsubscribe', params.email, query.sig)) return params.email
  throw new AppError('not-found', 'signature', {
    message: 'El enlace no es válido o ya no hay suscripciones activas para este correo.',
  })
}
