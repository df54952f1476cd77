import type { OwnerCtx } from '@/server/ctx'
import type { Transaction } from '@/server/db/client'
import { AppError } from '@/server/errors'
import { changed } from '@/server/modules/restaurants'
import { noteChange } from './note-change'
import { lockRestaurantWith, lockTemplate, setUpdatedAt, type TemplateRow } from './queries'

type LockedRestaurant = Awaited<ReturnType<typeof lockRestaurantWith>>

type Change = {
  id: string
  action: `template.${string}`
  apply(tx: Transaction, row: TemplateRow, now: Date, chosenBy: LockedRestaurant): Promise<TemplateRow>
}

/** Runs every change of an owner's template in one transaction. Expires the web pages that show the template. */
export async function changeTemplate(ctx: OwnerCtx, { id, action, apply }: Change) {
  const { ownerId } = ctx.owner
  const now = ctx.clock()
  const { row, chosenBy } = await ctx.db.transaction(async (tx) => {
    // Locks the restaurant before the template, in the same order as the call that chooses a template.
    const restaurant = await lockRestaurantWith(tx, ownerId, id)
    const before = await lockTemplate(tx, ownerId, id)
    if (!before) throw new AppError('not-found', 'template')
    const after = await apply(tx, before, now, restaurant)
    // Chats cache a page's picture by its address. The address contains this time.
    if (restaurant) await setUpdatedAt(tx, restaurant.id, now)
    await noteChange(tx, ctx, { action, row: after, now })
    return { row: after, chosenBy: restaurant }
  })
  if (chosenBy) await ctx.webCache.expire(changed(chosenBy))
  return { success: true as const, id: row.id, version: row.version }
}
