import type { OwnerCtx } from '@/server/ctx'
import { noteOfferClosed } from './queries'

export async function closeOffer({ db, owner, clock }: OwnerCtx) {
  await noteOfferClosed(db, owner.ownerId, clock())
  return { success: true as const }
}
