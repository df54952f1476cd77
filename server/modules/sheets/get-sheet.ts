import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/sheets'
import type { MenuFormat } from '@/contract/rules/menu-layout'
import type { Ctx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { menusToday } from '@/server/modules/menus'
import { findPublicRestaurant } from '@/server/modules/restaurants'
import { requireTemplate } from '@/server/modules/templates'
import { drawnSheet } from './drawn-sheet'
import { findMenuOfDay, findOwnMenu, type MenuRow } from './queries'

type Restaurant = NonNullable<Awaited<ReturnType<typeof findPublicRestaurant>>>

/** Nobody can have drawn here what is not out, nor with another template than the one chosen. */
export async function getSheet(
  ctx: Ctx,
  { params: { restaurantId, format } }: Input<typeof contract.getSheet>,
): Promise<Answer<typeof contract.getSheet>> {
  const restaurant = await requirePublic(ctx, restaurantId)
  const [today] = await menusToday(ctx.db, restaurant, ctx.clock())
  const menu = today && (await findOwnMenu(ctx.db, restaurant.id, today.menuId))
  return { sheet: await publicSheet(ctx, restaurant, menu, format) }
}

/** The same for a day that mails of that day name for ever. */
export async function getDaySheet(
  ctx: Ctx,
  { params: { restaurantId, date } }: Input<typeof contract.getDaySheet>,
): Promise<Answer<typeof contract.getDaySheet>> {
  const restaurant = await requirePublic(ctx, restaurantId)
  const menu = await findMenuOfDay(ctx.db, restaurant.id, date)
  const isOut = menu?.state === 'published' || menu?.state === 'expired'
  return { sheet: await publicSheet(ctx, restaurant, isOut ? menu : undefined, 'feed') }
}

async function requirePublic({ db }: Ctx, restaurantId: string) {
  const restaurant = await findPublicRestaurant(db, restaurantId)
  if (!restaurant) throw new AppError('not-found', 'restaurant')
  return restaurant
}

async function publicSheet(ctx: Ctx, restaurant: Restaurant, menu: MenuRow | undefined, format: MenuFormat) {
  if (!menu || !restaurant.templateId) return null
  const template = await requireTemplate(ctx.db, restaurant.ownerId ?? '', restaurant.templateId).catch(
    nobodys,
  )
  return template && (await drawnSheet(ctx, { menu, template, restaurant, format }))
}

/** A stock template that is no longer among ours. */
function nobodys(error: unknown) {
  if (error instanceof AppError && error.code === 'not-found') return null
  throw error
}
