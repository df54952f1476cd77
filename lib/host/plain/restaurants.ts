import { getRestaurant } from '@/contract/endpoints/restaurants'
import type { RestaurantCard } from '@/contract/entities/restaurant'
import { timeZoneAt } from '@/contract/rules/place/region'
import { HostRefusal } from './ask'
import { type PlainProfile, plainProfile } from './profile'
import { translate } from './translation'

import 'server-only'

type Placed = PlainProfile & { location: NonNullable<PlainProfile['location']> }

/** A restaurant without a name or a location is not shown. */
export const isPublic = (profile: PlainProfile): profile is Placed =>
  profile.restaurantName !== '' && profile.location !== null

export function cardOf({ location, distance, ...profile }: Placed) {
  const { restaurantId, restaurantName, description, cuisineType, restaurantServices, schedule } = profile
  const { headerImageUrl, logoFilePath, restaurantLocation, updatedAt } = profile
  return {
    ...{ restaurantId, restaurantName, description, restaurantLocation, cuisineType, restaurantServices },
    ...{ schedule, headerImageUrl, logoFilePath, updatedAt },
    location: { type: 'Point', coordinates: [location.lon, location.lat] },
    timeZone: timeZoneAt(location),
    verified: false,
    ...(distance !== null && { distance }),
  } satisfies RestaurantCard
}

const wholeOf = (profile: Placed) => ({
  ...profile,
  ...cardOf({ ...profile, distance: null }),
  hasLogo: profile.hasLogo ?? 'no',
})

export const restaurantCalls = [
  translate(getRestaurant, async ({ params: { restaurantId } }, ask) => {
    const path = `/api/owner/restaurant/${encodeURIComponent(restaurantId)}`
    const profile = plainProfile.parse(await ask('GET', path))
    if (!isPublic(profile)) throw new HostRefusal(404, 'Nobody can find it')
    return { ...wholeOf(profile), restaurantId }
  }),
]
