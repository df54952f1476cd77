import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/own-menus'
import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { isOut } from '../menu'
import { deleteMenus, lockMenus } from '../queries/own'
import { changeMenus, olderVersion } from './change-menus'

export async function deleteOwnMenu(
  ctx: OwnerCtx,
  { params, query }: Input<typeof contract.deleteOwnMenu>,
): Promise<Answer<typeof contract.deleteOwnMenu>> {
  return changeMenus(ctx, async ({ tx, restaurant }) => {
    const [menu] = await lockMenus(tx, restaurant.id, [params])
    if (!menu) throw new AppError('not-found', 'menu')
    if (menu.version !== query.version) throw olderVersion(menu)
    await deleteMenus(tx, [menu.id])
    return { answer: { success: true }, steps: [{ action: 'deleted', menu }], isSeen: isOut(menu) }
  })
}
