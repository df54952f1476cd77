import type { Restaurant } from '@/contract/entities/restaurant'
import { menuDayPath } from '@/contract/rules/menu-day'
import { fullDate } from '../i18n/full-date'
import type { Crumb } from './breadcrumb-json-ld'
import { profileCrumbs } from './profile-crumbs'

/** One step below the profile. */
export async function menuDayCrumbs(restaurant: Restaurant, date: string): Promise<Crumb[]> {
  return [...(await profileCrumbs(restaurant)), { name: fullDate(date), path: menuDayPath(restaurant, date) }]
}
