import 'server-only'
import { getPoll as getPollEndpoint } from '@/contract/endpoints/polls'
import type { Poll } from '@/contract/entities/poll'
import { idPattern } from '@/contract/rules/profile/profile-slug'
import { voterName } from '../bff/voter'
import type { ShownMenu } from '../search/shown-dishes'
import { withHeadings } from '../translated-menu'
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

/**
 * The restaurants of a poll with their menus: today's while it goes on, those of its day when it is over. All dishes are shown, so they are
 * translated as on a profile, with what is often in a dish; cards shorten that.
 */
export async function pollMenus({ options, isOver, date }: Poll): Promise<FoundRestaurant[]> {
  const found = await getFavourites(options.map(({ restaurantId }) => restaurantId))
  return Promise.all(
    found.map(async ({ restaurant, menus: inForce }) => {
      const day = await getMenuDay(restaurant.restaurantId, date)
      const menus: ShownMenu[] = isOver ? (day?.menu ?? []) : inForce
      const inWords = (menu: ShownMenu) => {
        const read = day?.translations[menu.menuId]
        return read
          ? { ...withHeadings(menu, read), translated: read.lines, writtenIn: read.writtenIn }
          : menu
      }
      return { restaurant, menus: menus.map(inWords) }
    }),
  )
}
