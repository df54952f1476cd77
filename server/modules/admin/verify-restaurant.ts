import { restaurantVerified } from '@/server/mails/definitions'
import { queueMail, sendSoon } from '@/server/modules/mail'
import type { AdminCtx } from './admin-ctx'
import { changeRestaurant } from './change-restaurant'
import { findOwner, updateRestaurant } from './queries'

/** Marks the restaurant as verified on its page, and mails the owner once. */
export async function verifyRestaurant(ctx: AdminCtx, restaurantId: string) {
  const restaurant = await changeRestaurant(ctx, restaurantId, {
    action: 'restaurant.verified',
    apply: async (tx, { ownerId, name }, now) => {
      const state = { verification: 'verified' as const, verifiedAt: now, rejectionReason: null }
      await updateRestaurant(tx, restaurantId, { ...state, updatedAt: now })
      const owner = ownerId ? await findOwner(tx, ownerId) : undefined
      if (!owner) return
      const data = { restaurantId, restaurantName: name }
      await queueMail(tx, restaurantVerified, { key: restaurantId, to: owner.email, data, now, restaurantId })
    },
  })
  sendSoon(ctx)
  return restaurant
}
