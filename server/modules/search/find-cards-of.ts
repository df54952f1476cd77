import type { Queryable } from '@/server/db/client'
import { cardOf } from './card'
import { findCards } from './queries/cards'

/** The cards of these restaurants in the order they are named in, measured from nowhere. */
export async function findCardsOf(db: Queryable, restaurantIds: string[]) {
  const cards = await findCards(db, restaurantIds)
  return restaurantIds.flatMap((id) => {
    const card = cards.get(id)
    return card ? [cardOf(card)] : []
  })
}
