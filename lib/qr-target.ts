import 'server-only'
import { menuDayPathIn, profilePath } from '@/contract/rules/profile/profile-slug'
import { localNow } from '@/contract/rules/time/local-time'
import { getMenuDayIn } from './api/menu-day'
import { getRestaurant } from './api/restaurants'
import { hostHas } from './host/features'
import { firstLanguage } from './i18n/first-language'
import { isShownLanguage } from './i18n/menu-words'
import { wholeMenuId } from './whole-menu'

type Target = { restaurantId: string; restaurantName: string }

/**
 * Where a scan leads: to today's menu in the phone's first language if it is one of ours, where the original is one press away. To the
 * profile otherwise, and where there is no menu today. Both pages are kept for everybody.
 */
export async function qrTargetPath(target: Target, acceptLanguage: string | null) {
  const profile = `${profilePath(target)}#${wholeMenuId}`
  const language = firstLanguage(acceptLanguage)
  if (!language || !isShownLanguage(language) || !(await hostHas('menuLanguages'))) return profile
  const restaurant = await getRestaurant(target.restaurantId)
  if (!restaurant) return profile
  const { date } = localNow(new Date(), restaurant.timeZone)
  const day = await getMenuDayIn(target.restaurantId, date, language)
  return day?.menu.length ? menuDayPathIn(restaurant, date, language) : profile
}
