import type { ProfileChanges } from '@/contract/entities/profile'
import { timeZoneAt } from '@/contract/rules/time-zone-at'
import { AppError } from '@/server/errors'
import type { RestaurantColumns, RestaurantRow } from './queries'

/** SPEC.md §3's fields as columns. What was not sent is undefined and stays as it is. */
export function columnsOf(changes: ProfileChanges, row: RestaurantRow): RestaurantColumns {
  const { description, city, state, country, postcode, cuisineType, noDailyMenu } = changes
  const { startersOption, firstCourses, secondCourses, restaurantServices } = changes
  return {
    /** A name can be changed, not taken away. */
    name: changes.restaurantName || undefined,
    ...{ description, city, state, country: country || undefined, postcode },
    address: changes.restaurantAddress,
    mainArea: orNull(changes.mainArea),
    house: orNull(changes.house),
    apartment: orNull(changes.apartment),
    ...placeOf(changes),
    cuisineType: cuisineType && [...new Set(cuisineType)],
    restaurantServices: restaurantServices && [...new Set(restaurantServices)],
    whatsappNumber1: orNull(changes.whatsappNumber1),
    whatsappNumber2: orNull(changes.whatsappNumber2),
    contactNumber: orNull(changes.contactNumber),
    instagram: orNull(changes.instagram),
    facebook: orNull(changes.facebook),
    website: orNull(changes.website),
    ...{ noDailyMenu, startersOption, firstCourses, secondCourses },
    drinks: orNull(changes.drinks),
    ...filesOf(changes, row),
  }
}

function orNull(text: string | null | undefined) {
  return text === undefined ? undefined : text || null
}

function placeOf({ lat, lon }: ProfileChanges): RestaurantColumns {
  if (lat === undefined && lon === undefined) return {}
  if (lat == null && lon == null) return { lat: null, lon: null }
  if (lat == null || lon == null)
    throw new AppError('invalid', 'validation', { fields: { [lat == null ? 'lat' : 'lon']: 'required' } })
  return { lat, lon, timeZone: timeZoneAt({ lat, lon }) }
}

/** An answer and its file agree: whoever has no logo shows none, whoever sends one has one. */
function filesOf(changes: ProfileChanges, row: RestaurantRow): RestaurantColumns {
  const { hasLogo, logoFilePath, hasFullMenu, additionalMenuUrl, headerImageUrl } = changes
  const isWithout = hasLogo === 'no' || hasLogo === 'yesLater'
  return {
    headerImageUrl,
    logoUrl: isWithout ? null : logoFilePath,
    hasLogo: logoFilePath && !isWithout ? 'yes' : (hasLogo ?? (logoFilePath === null ? 'no' : row.hasLogo)),
    fullMenuUrl: hasFullMenu === false ? null : additionalMenuUrl,
    hasFullMenu: hasFullMenu ?? (additionalMenuUrl ? true : undefined),
  }
}
