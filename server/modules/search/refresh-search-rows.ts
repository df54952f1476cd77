import type { Transaction } from '@/server/db/client'
import { forceKeptPlans } from '@/server/db/keep-plan'
import { type Changed, deleteOldRows, idsAfter, upsertSearchRows } from './queries/refresh'
import { stampCards, upsertCards } from './queries/refresh-cards'

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
