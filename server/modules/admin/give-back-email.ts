import { randomBytes } from 'node:crypto'
import { isDuplicateKey } from '@/server/db/duplicate-key'
import { AppError } from '@/server/errors'
import { giveBackEmail as giveBack, hashPassword } from '@/server/modules/accounts'
import { sendSoon } from '@/server/modules/mail'
import type { AdminCtx } from './admin-ctx'
import { changeRestaurant } from './change-restaurant'

/**
 * For an owner who reads the former address and has proved their identity to the operator. Nobody knows the password any more: the owner
 * recovers it with a code.
 */
export async function giveBackEmail(ctx: AdminCtx, restaurantId: string) {
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  const restaurant = await changeRestaurant(ctx, restaurantId, {
    action: 'owner.email-given-back',
    apply: async (tx, { ownerId }, now) => {
      if (!ownerId || !(await giveBack(tx, ownerId, passwordHash, now)))
        throw new AppError('not-found', 'email-change')
    },
  }).catch((error: unknown) => {
    throw isDuplicateKey(error) ? new AppError('conflict', 'email-taken') : error
  })
  sendSoon(ctx)
  return restaurant
}
