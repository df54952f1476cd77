import { restaurantRejected } from '@/server/mails/definitions'
import { queueMail, sendSoon } from '@/server/modules/mail'
import type { AdminCtx } from './admin-ctx'
import { changeRestaurant } from './change-restaurant'
import { findOwner, updateRestaurant } from './queries'

/** Hides the restaurant everywhere. The owner keeps all data and gets a mail with the reason. */
export async function rejectRestaurant(ctx: AdminCtx, restaurantId: string, reason: string) {
  const restaurant = await changeRestaurant(ctx, restaurantId, {
    action: 'restaurant.rejected',
    details: { reason },
    apply: async (tx, { ownerId, name }, now) => {
      const state = { verification: 'rejected' as const, verifiedAt: null, rejectionReason: reason }
      await updateRestaurant(tx, restaurantId, { ...state, updatedAt: now })
      const owner = ownerId ? await findOwner(tx, ownerId) : undefined
      if (!owner) return
      const data = { restaurantName: name, reason }
      const key = `${restaurantId}:${now.toISOString()}`
      await queueMail(tx, restaurantRejected, { key, to: owner.email, data, now, restaurantId })
    },
  })
  sendSoon(ctx)
  return restaurant
}
