import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/wizard'
import type { OwnerCtx } from '@/server/ctx'
import { AppError, invalidField } from '@/server/errors'
import { changeRestaurant } from './change-restaurant'
import { deleteOneCarta, deleteOneSpecialMenu } from './queries-parts'

type DeleteInput = Input<typeof contract.deleteCarta>

export const deleteCarta = (ctx: OwnerCtx, asked: DeleteInput) =>
  deleteFile(ctx, asked, 'carta', deleteOneCarta)

export const deleteSpecialMenu = (ctx: OwnerCtx, asked: DeleteInput) =>
  deleteFile(ctx, asked, 'special-menu', deleteOneSpecialMenu)

/** Only removes the reference. The sweep deletes the file when nothing refers to the file any more. */
async function deleteFile(
  ctx: OwnerCtx,
  { params, query, body }: DeleteInput,
  kind: 'carta' | 'special-menu',
  remove: typeof deleteOneCarta,
) {
  const url = body.url || query.url
  if (!url) throw invalidField('url', 'required')
  const { id, version } = await changeRestaurant(ctx, {
    restaurantId: params.restaurantId,
    action: `restaurant.${kind}-deleted`,
    async apply(tx, row) {
      if (!(await remove(tx, row.id, url))) throw new AppError('not-found', kind)
      return {}
    },
  })
  return { success: true as const, restaurantId: id, version }
}
