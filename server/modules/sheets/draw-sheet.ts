import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/sheets'
import { localNow } from '@/contract/rules/local-time'
import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { requireOwnRestaurant } from '@/server/modules/restaurants'
import { requireTemplate } from '@/server/modules/templates'
import { drawnSheet, warningsOf } from './drawn-sheet'
import { findMenuOfDay, findOwnMenu } from './queries'

/** Whatever the menu's state: who posts it at eight prepares the picture the evening before. */
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
  const asked = { menu, template, restaurant, format }
  return { ...(await drawnSheet(ctx, asked)), warnings: warningsOf(ctx, asked) }
}
