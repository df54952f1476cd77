import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/menus'
import { localNow } from '@/contract/rules/time/local-time'
import type { Ctx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { findPublicRestaurant } from '@/server/modules/restaurants'
import { menuOf } from '../menu'
import { findDatesBeside, findMenusOfDay } from '../queries/published'

const services = { comida: 0, cena: 1 }

/** Does not answer with menus of future days, or with drafts. */
export async function getMenuDay(
  { db, clock }: Ctx,
  { params: { restaurantId, date } }: Input<typeof contract.getMenuDay>,
): Promise<Answer<typeof contract.getMenuDay>> {
  const restaurant = await findPublicRestaurant(db, restaurantId)
  if (!restaurant) throw new AppError('not-found', 'restaurant')
  const { date: today } = localNow(clock(), restaurant.timeZone)
  const [menus, beside] = await Promise.all([
    date <= today ? findMenusOfDay(db, restaurantId, date) : [],
    findDatesBeside(db, restaurantId, date, today),
  ])
  const inOrder = menus.toSorted((a, b) => services[a.service] - services[b.service])
  return { menu: inOrder.map(menuOf), ...beside }
}
