import 'server-only'
import { getPoll as getPollEndpoint } from '@/contract/endpoints/polls'
import type { Poll } from '@/contract/entities/poll'
import { idPattern } from '@/contract/rules/profile/profile-slug'
import { voterName } from '../bff/voter'
import { nullIfMissing } from './api-error'
import { call } from './call'
import { getFavourites } from './favourites'
import { getMenuDay } from './menu-day'
import type { FoundRestaurant } from './search'

/** Never cached: the answer contains the current votes and the visitor's own vote. */
export async function getPoll(pollId: string) {
  if (!idPattern.test(pollId)) return null
  const voter = await voterName()
  return call(getPollEndpoint, { params: { pollId }, query: { voter } }).catch(nullIfMissing)
}

/** The restaurants of a poll with their menus: today's while it goes on, those of its day when it is over. */
export async function pollMenus({ options, isOver, date }: Poll): Promise<FoundRestaurant[]> {
  const found = await getFavourites(options.map(({ restaurantId }) => restaurantId))
  if (!isOver) return found
  return Promise.all(
    found.map(async ({ restaurant }) => {
      const day = await getMenuDay(restaurant.restaurantId, date)
      const menus = day?.menu.map((menu) => ({ ...menu, translated: day.translations[menu.menuId]?.lines }))
      return { restaurant, menus: menus ?? [] }
    }),
  )
}
