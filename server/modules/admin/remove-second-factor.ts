import { AppError } from '@/server/errors'
import { sendSoon } from '@/server/modules/mail'
import { removeFactors } from '@/server/modules/second-factor'
import type { AdminCtx } from './admin-ctx'
import { changeRestaurant } from './change-restaurant'

/**
 * For an owner who has lost telephone, keys and codes and has proved their identity to the operator. The password stays, and the
 * owner gets a mail.
 */
export async function removeSecondFactor(ctx: AdminCtx, restaurantId: string) {
  const restaurant = await changeRestaurant(ctx, restaurantId, {
    action: 'owner.second-factor-removed',
    apply: async (tx, { ownerId }, now) => {
      if (!ownerId) throw new AppError('not-found', 'owner')
      if (!(await removeFactors(tx, ownerId, now))) throw new AppError('conflict', 'no-second-factor')
    },
  })
  sendSoon(ctx)
  return restaurant
}
