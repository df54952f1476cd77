import type { Menu, MenuContent } from '@/contract/entities/menu'
import type { MenuLanguage } from '@/contract/entities/translated-menu'
import type { MenuFormat } from '@/contract/rules/menu-layout/formats'
import type { Ctx } from '@/server/ctx'
import { newId } from '@/server/db/id'
import { isPaper } from '@/server/images/print'
import { registerDrawing, requireDrawing, requireSpace } from '@/server/modules/files'
import { findOwnRestaurant } from '@/server/modules/restaurants'
import { requireTemplate } from '@/server/modules/templates'
import { menuIn } from './menu-in'
import { findDrawing, insertDrawing } from './queries'
import { readPictures } from './read-pictures'
import { recipeOf, sheetOf } from './sheet-of'
import { whoseTurn } from './whose-turn'

type WantedSheet = {
  ownerId: string
  content: MenuContent
  date: string
  service: Menu['service']
  templateId: string
  format: MenuFormat
  /** Absent: as the kitchen wrote it. */
  language?: MenuLanguage | undefined
  /** Called before the drawing, with a name for exactly this drawing. An existing drawing does not count. */
  mayDraw: (name: string) => Promise<unknown>
}

/** Draws a menu that need not be stored. The drawing is stored once, as an upload of the owner, as long as a row names it. */
export async function drawOwn(ctx: Ctx, wanted: WantedSheet) {
  const { ownerId, content, date, service, templateId, format, language, mayDraw } = wanted
  const restaurant = await findOwnRestaurant(ctx.db, ownerId)
  if (!restaurant) return null
  const template = await requireTemplate(ctx.db, ownerId, templateId)
  const menu = { ...content, date, service }
  const shown = language ? await menuIn(ctx.db, { restaurantId: restaurant.id, language, menu }) : { menu }
  const sheet = await sheetOf(ctx, { ...shown, template, restaurant, format })
  const name = await recipeOf(ctx, sheet)
  const found = await findDrawing(ctx.db, ownerId, name)
  if (found) return found.url
  // What is taken is not given back, so what takes nothing is checked first.
  await requireSpace(ctx, ownerId)
  await mayDraw(name)
  await requireDrawing(ctx, ownerId)
  const [type, contentType] = isPaper(format)
    ? (['pdf', 'application/pdf'] as const)
    : (['jpg', 'image/jpeg'] as const)
  const { bytes } = await ctx.drawer.draw({ sheet, type, whose: await whoseTurn(ctx, restaurant) }, () =>
    readPictures(ctx, sheet),
  )
  const id = newId()
  const storageKey = `${id}/menu-${format}.${type}`
  await ctx.storage.write({ key: storageKey, contentType, bytes })
  const url = `/files/${storageKey}`
  const file = {
    ...{ id, ownerId, url, storageKey, name, contentType },
    ...{ byteCount: bytes.byteLength, createdAt: ctx.clock() },
  }
  await registerDrawing(ctx, ownerId, (tx) => insertDrawing(tx, file))
  return url
}
