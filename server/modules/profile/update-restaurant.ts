import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/wizard'
import { maxProfileFiles } from '@/contract/entities/profile'
import { findStockTemplate } from '@/contract/stock-templates'
import type { OwnerCtx } from '@/server/ctx'
import type { Transaction } from '@/server/db/client'
import { AppError, invalidField } from '@/server/errors'
import { storedCartaOf, storedSpecialMenuOf } from './apply-changes'
import { changeRestaurant } from './change-restaurant'
import { requireOwnFiles } from './own-files'
import { isOwnTemplate, type RestaurantColumns, type RestaurantRow } from './queries'
import { countCartas, countSpecialMenus, saveCartas, saveSpecialMenus } from './queries-parts'

type Body = Input<typeof contract.updateRestaurant>['body']
type Change = { row: RestaurantRow; ownerId: string; now: Date }

export async function updateRestaurant(
  ctx: OwnerCtx,
  { params, body }: Input<typeof contract.updateRestaurant>,
) {
  const { ownerId } = ctx.owner
  const { id, version } = await changeRestaurant(ctx, {
    restaurantId: params.restaurantId,
    action: `restaurant.${body.mode}`,
    details: { fields: [body.key] },
    apply: (tx, row, now) => apply(tx, { row, ownerId, now }, body),
  })
  return { success: true as const, restaurantId: id, version }
}

async function apply(tx: Transaction, { row, ownerId, now }: Change, body: Body): Promise<RestaurantColumns> {
  if (body.key === 'templateId') {
    const isThere =
      !body.value || findStockTemplate(body.value) || (await isOwnTemplate(tx, ownerId, body.value))
    if (!isThere) throw new AppError('not-found', 'template')
    return { templateId: body.value }
  }
  const file = { field: 'value.url', url: body.value.url }
  const known = await requireOwnFiles(tx, { ownerId, restaurantId: row.id }, [file])
  if (body.key === 'cartas') {
    await saveCartas(tx, row.id, [storedCartaOf(body.value, known, now)])
    requireRoom(await countCartas(tx, row.id))
    return {}
  }
  const { timeZone } = row
  await saveSpecialMenus(tx, row.id, [storedSpecialMenuOf(body.value, known, { timeZone, now })])
  requireRoom(await countSpecialMenus(tx, row.id))
  return {}
}

function requireRoom(count: number) {
  if (count > maxProfileFiles) throw invalidField('value', 'too-big')
}
