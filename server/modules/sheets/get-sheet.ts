import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/sheets'
import type { Ctx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { menusToday } from '@/server/modules/menus'
import { findPublicRestaurant } from '@/server/modules/restaurants'
import { requireTemplate } from '@/server/modules/templates'
import { drawnSheet } from './drawn-sheet'
import { findOwnMenu } from './queries'

/** Nobody can have drawn here what is not out, nor with another template than the one chosen. */
export async function getSheet(
  ctx: Ctx,
  { params: { restaurantId, format } }: Input<typeof contract.getSheet>,
): Promise<Answer<typeof contract.getSheet>> {
  const restaurant = await findPublicRestaurant(ctx.db, restaurantId)
  if (!restaurant) throw new AppError('not-found', 'restaurant')
  const [today] = await menusToday(ctx.db, restaurant, ctx.clock())
  const menu = today && (await findOwnMenu(ctx.db, restaurant.id, today.menuId))
  if (!menu || !restaurant.templateId) return { sheet: null }
  const template = await requireTemplate(ctx.db, restaurant.ownerId ?? '', restaurant.templateId).catch(
    nobodys,
  )
  return { sheet: template && (await drawnSheet(ctx, { menu, template, restaurant, format })) }
}

/** A stock template that is no longer among ours. */
function nobodys(error: unknown) {
  if (error instanceof AppError && error.code === 'not-found') return null
  throw error
}
