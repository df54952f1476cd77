import type { Confirmation } from '@/contract/entities/subscription'
import type { Services } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { type Confirming, readClaim } from '@/server/links/signed-claim'

const validForMs = 7 * 24 * 3_600_000

type Asked = { state: 'pending' | 'confirmed' | 'unsubscribed'; unsubscribedAt: Date | null }
type Needs = Pick<Services, 'signer' | 'clock'>

/** What a link out of a mail speaks of and how it stands; one that is none of ours, or of something gone, is unknown. */
export async function requireClaimed<Found>(
  { signer, clock }: Needs,
  use: Confirming,
  token: string,
  find: (id: string) => Promise<{ found: Found; asked: Asked } | undefined>,
): Promise<Found & { state: Confirmation['state'] }> {
  const claim = await readClaim(signer, use, token)
  const known = claim ? await find(claim.id) : undefined
  if (!claim || !known)
    throw new AppError('not-found', 'link-unknown', { message: 'El enlace de confirmación no es válido.' })
  return { ...known.found, state: stateOf(claim.issuedAt, known.asked, clock()) }
}

/** A link from before somebody ended it must not bring it back. */
function stateOf(issuedAt: Date, { state, unsubscribedAt }: Asked, now: Date): Confirmation['state'] {
  if (state === 'confirmed') return 'confirmed'
  const isOver = now.getTime() - issuedAt.getTime() >= validForMs
  const isRevoked = unsubscribedAt !== null && issuedAt <= unsubscribedAt
  return isOver || isRevoked || state === 'unsubscribed' ? 'expired' : 'pending'
}

/** A link that is over says so to whoever presses. */
export function requireFresh(state: Confirmation['state']) {
  if (state === 'expired')
    throw new AppError('conflict', 'link-expired', { message: 'El enlace de confirmación ha caducado.' })
}
