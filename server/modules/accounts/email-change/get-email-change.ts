import type { Answer } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/email-change'
import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { findAsked } from '../queries-email'
import { findOwner } from '../queries-profile'

/** An expired change is none. */
export async function getEmailChange(ctx: OwnerCtx): Promise<Answer<typeof contract.getEmailChange>> {
  const { ownerId } = ctx.owner
  const owner = await findOwner(ctx.db, ownerId)
  if (!owner) throw new AppError('not-found', 'owner')
  const change = await findAsked(ctx.db, ownerId)
  const isPending = change && change.expiresAt > ctx.clock()
  return {
    email: owner.email,
    pending: isPending ? { email: change.email, expiresAt: change.expiresAt.toISOString() } : null,
  }
}
