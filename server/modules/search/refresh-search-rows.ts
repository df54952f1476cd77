import type { Database, Transaction } from '@/server/db/client'
import { forceKeptPlans } from '@/server/db/keep-plan'
import { recipe } from './queries/filters'
import { isRecipeCurrent, lockRecipe, saveRecipe } from './queries/recipe'
import { type Changed, deleteOldRows, idsAfter, upsertSearchRows } from './queries/refresh'
import { stampCards, upsertCards } from './queries/refresh-cards'
import { restemWords } from './queries/words'

/** The number of restaurants that a busy machine can write within the query timeout. */
const pieceSize = 250

/** Call this function after each change of a restaurant, its hours or its menus, in the same transaction. */
export function refreshSearchRow(tx: Transaction, restaurantId: string, changed: Changed = 'anything') {
  return refreshSearchRows(tx, [restaurantId], changed)
}

export async function refreshSearchRows(
  tx: Transaction,
  restaurantIds: string[] | 'all',
  changed: Changed = 'anything',
) {
  if (restaurantIds !== 'all') await forceKeptPlans(tx)
  for await (const piece of pieces(tx, restaurantIds)) {
    if (changed === 'menus') await stampCards(tx, piece)
    else await deleteOldRows(tx, piece)
    await upsertSearchRows(tx, piece, changed)
    if (changed === 'anything') await upsertCards(tx, piece)
  }
}

async function* pieces(tx: Transaction, restaurantIds: string[] | 'all') {
  if (restaurantIds !== 'all') {
    for (let from = 0; from < restaurantIds.length; from += pieceSize)
      yield restaurantIds.slice(from, from + pieceSize)
    return
  }
  for (let piece = await idsAfter(tx, '', pieceSize); piece.length > 0; ) {
    yield piece
    piece = await idsAfter(tx, piece.at(-1) ?? '', pieceSize)
  }
}

/**
 * Runs at the start, after the migrations. Rewrites all rows if an older version wrote the rows. Of several starting processes, only
 * one does the work.
 */
export async function renewSearchRows(db: Database): Promise<boolean> {
  if (await isRecipeCurrent(db, recipe)) return false
  return db.transaction(async (tx) => {
    await lockRecipe(tx)
    if (await isRecipeCurrent(tx, recipe)) return false
    await restemWords(tx)
    await refreshSearchRows(tx, 'all')
    await saveRecipe(tx, recipe)
    return true
  })
}
