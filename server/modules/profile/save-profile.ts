import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/profile'
import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { requireOwnRestaurant } from '@/server/modules/restaurants'
import { applyChanges } from './apply-changes'
import { changeRestaurant } from './change-restaurant'
import { namedIn } from './named-in'
import { sheetOf } from './sheet-of'
import { withPlace } from './with-place'

/** A save from an older version fails: the answer contains the current profile, and nothing is overwritten. */
export async function saveProfile(ctx: OwnerCtx, { params, body }: Input<typeof contract.saveProfile>) {
  const { ownerId } = ctx.owner
  const changes = await withPlace(ctx, body.changes)
  const saved = await changeRestaurant(ctx, {
    restaurantId: params.restaurantId,
    action: 'restaurant.edited',
    details: { fields: namedIn(changes) },
    async apply(tx, row, now) {
      if (row.version !== body.version) throw new OlderVersion()
      return applyChanges(tx, { row, ownerId, now }, changes)
    },
  }).catch(async (error: unknown) => {
    if (!(error instanceof OlderVersion)) throw error
    throw conflict(await sheetOf(ctx.db, await requireOwnRestaurant(ctx)))
  })
  return sheetOf(ctx.db, saved)
}

/** Ends the transaction. The current profile for the answer is read afterwards. */
class OlderVersion extends Error {}

const conflict = (current: unknown) =>
  new AppError('conflict', 'version', {
    message: 'Mientras editabas, el perfil ha cambiado en otro lugar.',
    current,
  })
