import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/sheets'
import type { DrawnSheet } from '@/contract/endpoints/sheets'
import type { LayoutWarning } from '@/contract/rules/menu-layout/types'
import { localNow } from '@/contract/rules/time/local-time'
import type { Ctx, OwnerCtx } from '@/server/ctx'
import type { Queryable } from '@/server/db/client'
import { newId } from '@/server/db/id'
import { AppError } from '@/server/errors'
import { isPaper } from '@/server/images/print'
import { registerDrawing, requireDrawing, requireSpace } from '@/server/modules/files'
import { type Menu, menuOf } from '@/server/modules/menus'
import { requireOwnRestaurant } from '@/server/modules/restaurants'
import { requireTemplate } from '@/server/modules/templates'
import { menuIn } from './menu-in'
import { findMenuOfDay, findOwnMenu, findRender, insertRender } from './queries'
import { readPictures } from './read-pictures'
import { type Printed, recipeOf, sheetOf } from './sheet-of'
import { whoseTurn } from './whose-turn'

/** Draws a menu in any state, because an owner who posts a menu at eight prepares its picture the evening before. */
export async function drawSheet(
  ctx: OwnerCtx,
  { params: { format }, body }: Input<typeof contract.drawSheet>,
): Promise<Answer<typeof contract.drawSheet>> {
  const restaurant = await requireOwnRestaurant(ctx)
  const today = localNow(ctx.clock(), restaurant.timeZone).date
  const menu = await (body.menuId
    ? findOwnMenu(ctx.db, restaurant.id, body.menuId)
    : findMenuOfDay(ctx.db, restaurant.id, today))
  if (!menu) throw new AppError('not-found', 'menu')
  const templateId = body.templateId ?? restaurant.templateId
  if (!templateId) throw new AppError('not-found', 'template')
  const template = await requireTemplate(ctx.db, ctx.owner.ownerId, templateId)
  const { language } = body
  const shown = language
    ? await menuIn(ctx.db, { restaurantId: restaurant.id, language, menu: menuOf(menu) })
    : undefined
  const asked = { menu, template, restaurant, format, isOwners: true as const, ...(shown && { shown }) }
  const { sheet, warnings = await warningsOf(ctx, asked) } = await drawnSheet(ctx, asked)
  return { ...sheet, warnings }
}

type SheetRequest = Omit<Printed, 'menu' | 'restaurant'> & {
  menu: Menu
  restaurant: Printed['restaurant'] & { ownerId: string | null }
  /** Its owner asks for it, not a visitor. */
  isOwners?: true
  /** The menu in another language. */
  shown?: Pick<Printed, 'menu' | 'language'>
}

const printedOf = ({ shown, isOwners: _, ...asked }: SheetRequest): Printed => ({
  ...asked,
  menu: menuOf(asked.menu),
  ...shown,
})

/** A second request for the same drawing waits for the first. */
const underWay = new Map<string, Promise<Drawing>>()

type Drawing = {
  sheet: DrawnSheet
  /** Only present if this call has drawn the sheet. */
  warnings?: LayoutWarning[]
}

/** Draws a sheet once for the same menu, template and words. Later calls find the stored sheet. */
export async function drawnSheet(ctx: Ctx, asked: SheetRequest): Promise<Drawing> {
  const { menu, template, format } = asked
  const sheet = await sheetOf(ctx, printedOf(asked))
  const recipe = await recipeOf(ctx, sheet)
  const origin = {
    ...{ menuId: menu.id, menuVersion: menu.version },
    ...{ templateId: template._id, templateVersion: template.version },
    format: recipe,
  }
  const answer = ({ url, byteCount }: { url: string; byteCount: number }): Drawing => ({
    sheet: { url, byteCount, format, menuId: menu.id },
  })
  const found = await findRender(ctx.db, origin)
  if (found) return answer(found)

  const key = `${ctx.site.url} ${menu.id} ${menu.version} ${template._id} ${template.version} ${recipe}`
  const drawing =
    underWay.get(key) ??
    draw().finally(() => {
      underWay.delete(key)
    })
  underWay.set(key, drawing)
  return drawing

  async function draw() {
    const { ownerId } = asked.restaurant
    // A visitor who asks for a stranger's sheet pays nothing for it.
    if (ownerId) await (asked.isOwners ? requireDrawing : requireSpace)(ctx, ownerId)
    const [type, contentType] = isPaper(format)
      ? (['pdf', 'application/pdf'] as const)
      : (['jpg', 'image/jpeg'] as const)
    const whose = await whoseTurn(ctx, asked.restaurant)
    const { bytes, warnings } = await ctx.drawer.draw({ sheet, type, whose }, () => readPictures(ctx, sheet))
    const storageKey = `${newId()}/${format}.${type}`
    await ctx.storage.write({ key: storageKey, contentType, bytes })
    const render = {
      ...origin,
      ...{ url: `/files/${storageKey}`, storageKey, byteCount: bytes.byteLength, createdAt: ctx.clock() },
    }
    const register = (db: Queryable) => insertRender(db, render)
    const inserted = await (ownerId ? registerDrawing(ctx, ownerId, register) : register(ctx.db))
    const stored = inserted ?? (await findRender(ctx.db, origin)) ?? render
    return { ...answer(stored), warnings }
  }
}

/** The warnings of a stored sheet. Also runs in the thread, because a long menu takes time. */
async function warningsOf(ctx: Ctx, asked: SheetRequest) {
  const question = {
    sheet: await sheetOf(ctx, printedOf(asked)),
    type: 'none' as const,
    whose: await whoseTurn(ctx, asked.restaurant),
  }
  const { warnings } = await ctx.drawer.draw(question, async () => ({ ground: null }))
  return warnings
}
