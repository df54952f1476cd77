import type { ChangedRestaurant } from '@/server/ports/web-cache/port'

type Place = { id: string; lat: number | null; lon: number | null; city: string }

/** The message to the web about a changed restaurant. Empty for a restaurant without a place, because no page shows that restaurant. */
export function changed({ id, lat, lon, city }: Place): ChangedRestaurant[] {
  return lat === null || lon === null ? [] : [{ restaurantId: id, lat, lon, city }]
}
