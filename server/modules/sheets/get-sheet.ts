import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/sheets'
import type { MenuFormat } from '@/contract/rules/menu-layout/formats'
import type { Ctx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { isOut, type Menu, menusInForce } from '@/server/modules/menus'
import { findPublicRestaurant } from '@/server/modules/restaurants'
import { requireTemplate } from '@/server/modules/templates'
import { drawnSheet } from './draw-sheet'
import { findMenuOfDay } from './queries'

type Restaurant = NonNullable<Awaited<ReturnType<typeof findPublicRestaurant>>>

/** Visitors only get sheets of published menus, with the template that the owner chose. */
export async function getSheet(
  ctx: Ctx,
  { params: { restaurantId, format } }: Input<typeof contract.getSheet>,
): Promise<Answer<typeof contract.getSheet>> {
  const restaurant = await requirePublic(ctx, restaurantId)
  const [menu] = await menusInForce(ctx.db, restaurant, ctx.clock())
  return { sheet: await publicSheet(ctx, restaurant, menu, format) }
}

/** The same for one day. Mails of that day link to this address forever. */
export async function getDaySheet(
  ctx: Ctx,
  { params: { restaurantId, date } }: Input<typeof contract.getDaySheet>,
): Promise<Answer<typeof contract.getDaySheet>> {
  const restaurant = await requirePublic(ctx, restaurantId)
  const menu = await findMenuOfDay(ctx.db, restaurant.id, date)
  return { sheet: await publicSheet(ctx, restaurant, isOut(menu) ? menu : undefined, 'feed') }
}

async function requirePublic({ db }: Ctx, restaurantId: string) {
  const restaurant = await findPublicRestaurant(db, restaurantId)
  if (!restaurant) throw new AppError('not-found', 'restaurant')
  return restaurant
}

async function publicSheet(ctx: Ctx, restaurant: Restaurant, menu: Menu | undefined, format: MenuFormat) {
  if (!menu || !restaurant.templateId) return null
  const template = await requireTemplate(ctx.db, restaurant.ownerId, restaurant.templateId).catch(nobodys)
  if (!template) return null
  const drawing = await drawnSheet(ctx, { menu, template, restaurant, format }).catch(undrawable)
  return drawing?.sheet ?? null
}

/** The menu is too long for a sheet, or the disk is full: readers get the menu as text. */
function undrawable(error: unknown) {
  if (error instanceof AppError && (error.code === 'too-large' || error.reason === 'disk-full')) return null
  throw error
}

/** A stock template that no longer exists. */
function nobodys(error: unknown) {
  if (error instanceof AppError && error.code === 'not-found') return null
  throw error
}
