import type { OwnerCtx } from '@/server/ctx'
import type { Transaction } from '@/server/db/client'
import { AppError } from '@/server/errors'
import { changed } from '@/server/modules/restaurants'
import { noteChange } from './note-change'
import { lockRestaurantWith, lockTemplate, type TemplateRow, touchRestaurant } from './queries'

type Chosen = Awaited<ReturnType<typeof lockRestaurantWith>>

type Change = {
  id: string
  action: `template.${string}`
  apply(tx: Transaction, row: TemplateRow, now: Date, chosenBy: Chosen): Promise<TemplateRow>
}

/** Whatever an owner does to a template of theirs: one transaction, and the web is told where its pages show it. */
export async function changeTemplate(ctx: OwnerCtx, { id, action, apply }: Change) {
  const { ownerId } = ctx.owner
  const now = ctx.clock()
  const { row, chosenBy } = await ctx.db.transaction(async (tx) => {
    // The restaurant before its template, as whoever chooses one does.
    const restaurant = await lockRestaurantWith(tx, ownerId, id)
    const before = await lockTemplate(tx, ownerId, id)
    if (!before) throw new AppError('not-found', 'template')
    const after = await apply(tx, before, now, restaurant)
    // Chats keep a page's picture by its address, which this time is part of.
    if (restaurant) await touchRestaurant(tx, restaurant.id, now)
    await noteChange(tx, ctx, { action, row: after, now })
    return { row: after, chosenBy: restaurant }
  })
  if (chosenBy) await ctx.webCache.expire(changed(chosenBy))
  return { success: true as const, id: row.id, version: row.version }
}
