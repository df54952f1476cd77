import type { ChangedRestaurant } from '@/server/ports/web-cache/port'

type Place = { id: string; lat: number | null; lon: number | null; city: string }

/** What to tell the web of a restaurant that changed: nothing while it has no place, for then no page shows it. */
export function changed({ id, lat, lon, city }: Place): ChangedRestaurant[] {
  return lat === null || lon === null ? [] : [{ restaurantId: id, lat, lon, city }]
}
