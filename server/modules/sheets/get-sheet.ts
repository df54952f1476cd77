import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/sheets'
import type { MenuLanguage } from '@/contract/entities/translated-menu'
import type { MenuFormat } from '@/contract/rules/menu-layout/formats'
import { addDays, localNow } from '@/contract/rules/time/local-time'
import type { Ctx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { isOut, type Menu, menuOf, menusInForce } from '@/server/modules/menus'
import { findPublicRestaurant } from '@/server/modules/restaurants'
import { requireTemplate } from '@/server/modules/templates'
import { drawnSheet } from './draw-sheet'
import { menuIn } from './menu-in'
import { findMenuOfDay } from './queries'

type Restaurant = NonNullable<Awaited<ReturnType<typeof findPublicRestaurant>>>

/** Visitors only get sheets of published menus, with the template that the owner chose. */
export async function getSheet(
  ctx: Ctx,
  { params: { restaurantId, format } }: Input<typeof contract.getSheet>,
): Promise<Answer<typeof contract.getSheet>> {
  const restaurant = await requirePublic(ctx, restaurantId)
  const [menu] = await menusInForce(ctx.db, restaurant, ctx.clock())
  return { sheet: await publicSheet(ctx, restaurant, { menu, format }) }
}

/** Days for which mails are opened. Older sheets are not drawn in five more languages for anybody who asks. */
const daysInLanguages = 7

/** The same for one day. Mails of that day link to this address forever. */
export async function getDaySheet(
  ctx: Ctx,
  { params: { restaurantId, date }, query }: Input<typeof contract.getDaySheet>,
): Promise<Answer<typeof contract.getDaySheet>> {
  const restaurant = await requirePublic(ctx, restaurantId)
  const menu = await findMenuOfDay(ctx.db, restaurant.id, date)
  const oldest = addDays(localNow(ctx.clock(), restaurant.timeZone).date, -daysInLanguages)
  const language = date < oldest ? undefined : query.language
  const asked = { menu: isOut(menu) ? menu : undefined, format: 'feed' as const, language }
  return { sheet: await publicSheet(ctx, restaurant, asked) }
}

async function requirePublic({ db }: Ctx, restaurantId: string) {
  const restaurant = await findPublicRestaurant(db, restaurantId)
  if (!restaurant) throw new AppError('not-found', 'restaurant')
  return restaurant
}

type Asked = { menu: Menu | undefined; format: MenuFormat; language?: MenuLanguage | undefined }

async function publicSheet(ctx: Ctx, restaurant: Restaurant, { menu, format, language }: Asked) {
  if (!menu || !restaurant.templateId) return null
  const template = await requireTemplate(ctx.db, restaurant.ownerId, restaurant.templateId).catch(nobodys)
  if (!template) return null
  const shown = language
    ? await menuIn(ctx.db, { restaurantId: restaurant.id, language, menu: menuOf(menu) })
    : undefined
  const sheet = { menu, template, restaurant, format, ...(shown && { shown }) }
  const drawing = await drawnSheet(ctx, sheet).catch(undrawable)
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
