import type { Answer } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/email-change'
import type { OwnerCtx } from '@/server/ctx'
import { endAsked } from '../queries-email'
import { getEmailChange } from './get-email-change'

/** Asks for no proof, so that an owner who fears a thief loses no time. */
export async function cancelEmailChange(ctx: OwnerCtx): Promise<Answer<typeof contract.cancelEmailChange>> {
  await endAsked(ctx.db, ctx.owner.ownerId)
  return getEmailChange(ctx)
}
