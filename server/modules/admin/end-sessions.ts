import { AppError } from '@/server/errors'
import { deleteAllSessions } from '@/server/modules/sessions'
import type { AdminCtx } from './admin-ctx'
import { changeRestaurant } from './change-restaurant'

/** For an account that a stranger has entered: ends all sessions, so everybody has to sign in again. */
export function endSessions(ctx: AdminCtx, restaurantId: string) {
  return changeRestaurant(ctx, restaurantId, {
    action: 'owner.sessions-ended',
    apply: async (tx, { ownerId }) => {
      if (!ownerId) throw new AppError('not-found', 'owner')
      await deleteAllSessions(tx, ownerId)
    },
  })
}
