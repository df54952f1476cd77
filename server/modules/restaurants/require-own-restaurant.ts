import type { OwnerCtx } from '@/server/ctx'
import type { Queryable } from '@/server/db/client'
import { AppError } from '@/server/errors'
import { findOwnRestaurant } from './queries'

/** An owner has one restaurant. Verbs find the restaurant by the token, never by a value in the request. */
export async function requireOwnRestaurant(ctx: OwnerCtx, db: Queryable = ctx.db) {
  const restaurant = await findOwnRestaurant(db, ctx.owner.ownerId)
  if (!restaurant) throw new AppError('not-found', 'restaurant')
  return restaurant
}
