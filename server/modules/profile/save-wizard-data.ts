import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/wizard'
import type { OwnerCtx } from '@/server/ctx'
import { requireSelf } from '@/server/modules/accounts'
import { applyChanges } from './apply-changes'
import { changeRestaurant } from './change-restaurant'
import { namedIn } from './named-in'
import { withPlace } from './with-place'

/** The wizard, whole or as far as it has come: what is sent is saved, what is not stays. */
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
