import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { findAllOf } from './queries-export'
import { findOwner } from './queries-profile'

/** RGPD 15 and 20: all of it, in a form that a machine reads too. */
export async function exportData(ctx: OwnerCtx) {
  const { ownerId } = ctx.owner
  const owner = await findOwner(ctx.db, ownerId)
  if (!owner) throw new AppError('not-found', 'owner')
  const tables = await findAllOf(ctx.db, { ownerId, email: owner.email })
  return { exportedAt: ctx.clock().toISOString(), tables }
}
