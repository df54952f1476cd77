import type { Transaction } from '@/server/db/client'
import { deleteOldRows, idsAfter, insertWords, upsertSearchRows } from './queries/refresh'
import { upsertCards } from './queries/refresh-cards'

const pieceSize = 1_000

/** For whoever changes a restaurant, its hours or its menus: call it in the same transaction, after the change. */
export function refreshSearchRow(tx: Transaction, restaurantId: string) {
  return refreshSearchRows(tx, [restaurantId])
}

export async function refreshSearchRows(tx: Transaction, restaurantIds: string[] | 'all') {
  for await (const piece of pieces(tx, restaurantIds)) {
    await deleteOldRows(tx, piece)
    await upsertSearchRows(tx, piece)
    await upsertCards(tx, piece)
    await insertWords(tx, piece)
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
