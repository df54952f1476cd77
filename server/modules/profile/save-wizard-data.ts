import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/wizard'
import type { OwnerCtx } from '@/server/ctx'
import { requireSelf } from '@/server/require-self'
import { applyChanges } from './apply-changes'
import { changeRestaurant } from './change-restaurant'
import { namedIn } from './named-in'
import { withPlace } from './with-place'

/** Saves the wizard's answers, all or some. Fields that were not sent do not change. */
export async function saveWizardData(ctx: OwnerCtx, { body }: Input<typeof contract.saveWizardData>) {
  requireSelf(ctx, body.ownerId)
  const { ownerId } = ctx.owner
  const changes = await withPlace(ctx, body.changes)
  const { id, version } = await changeRestaurant(ctx, {
    action: 'restaurant.wizard-saved',
    details: { fields: namedIn(changes) },
    apply: (tx, row, now) => applyChanges(tx, { row, ownerId, now }, changes),
  })
  return { success: true as const, restaurantId: id, version }
}
