import type { MenuContent } from '@/contract/entities/menu'
import type { MenuFormat } from '@/contract/rules/menu-layout/formats'
import type { Ctx } from '@/server/ctx'
import { newId } from '@/server/db/id'
import { storedContentOf } from '@/server/modules/menus'
import { findOwnRestaurant } from '@/server/modules/restaurants'
import { requireTemplate } from '@/server/modules/templates'
import { backgroundOf } from './background-of'
import { findDrawing, insertDrawing, type MenuRow } from './queries'
import { isPaper, recipeOf, sheetOf } from './sheet-of'

type Wanted = {
  ownerId: string
  content: MenuContent
  date: string
  service: MenuRow['service']
  templateId: string
  format: MenuFormat
  /** Asked before anything is drawn, with a name for exactly this drawing: what was drawn before costs nothing. */
  mayDraw: (name: string) => Promise<unknown>
}

/** A menu that need not be written down anywhere: drawn once, and kept as an upload of its owner's as long as a row names it. */
export async function drawOwn(ctx: Ctx, { ownerId, templateId, format, mayDraw, ...menu }: Wanted) {
  const restaurant = await findOwnRestaurant(ctx.db, ownerId)
  if (!restaurant) return null
  const template = await requireTemplate(ctx.db, ownerId, templateId)
  const sheet = sheetOf(ctx, { menu: rowOf(menu, restaurant.id, ctx.clock()), template, restaurant, format })
  const name = await recipeOf(ctx, sheet)
  const found = await findDrawing(ctx.db, ownerId, name)
  if (found) return found.url
  await mayDraw(name)
  const [type, contentType] = isPaper(format)
    ? (['pdf', 'application/pdf'] as const)
    : (['jpg', 'image/jpeg'] as const)
  const { bytes } = await ctx.drawer.draw({ sheet, type }, () => backgroundOf(ctx.storage, template, format))
  const id = newId()
  const storageKey = `${id}/menu-${format}.${type}`
  await ctx.storage.write({ key: storageKey, contentType, bytes })
  const url = `/files/${storageKey}`
  await insertDrawing(ctx.db, {
    ...{ id, ownerId, url, storageKey, name, contentType },
    ...{ byteCount: bytes.byteLength, createdAt: ctx.clock() },
  })
  return url
}

type Written = Pick<Wanted, 'content' | 'date' | 'service'>

function rowOf({ content, date, service }: Written, restaurantId: string, now: Date): MenuRow {
  return {
    ...storedContentOf(content),
    ...{ id: newId(), restaurantId, date, service, state: 'draft', source: 'chatbot', version: 1 },
    ...{ photoUrl: null, publishAt: null, publishedAt: null, createdAt: now, updatedAt: now },
  }
}
