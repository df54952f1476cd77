import type { Answer } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/billing-details'
import type { OwnerCtx } from '@/server/ctx'
import { findBillingDetails } from '../queries-billing-details'

export async function getBillingDetails(ctx: OwnerCtx): Promise<Answer<typeof contract.getBillingDetails>> {
  return { details: await findBillingDetails(ctx.db, ctx.owner.ownerId) }
}
