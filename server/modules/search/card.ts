import type { z } from 'zod'
import type { restaurantCard } from '@/contract/entities/restaurant'
import { scheduleOf } from '@/server/modules/restaurants'
import { type Card, hoursOf } from './queries/cards'

export function cardOf(row: Card, km?: number): z.input<typeof restaurantCard> {
  return {
    restaurantId: row.id,
    restaurantName: row.name,
    description: row.description,
    location: { type: 'Point', coordinates: [row.lon, row.lat] },
    restaurantLocation: {
      Address: row.address,
      city: row.city,
      state: row.state,
      country: row.country,
      postcode: row.postcode,
    },
    timeZone: row.time_zone,
    cuisineType: row.cuisine_type,
    restaurantServices: row.restaurant_services,
    schedule: scheduleOf(hoursOf(row)),
    headerImageUrl: row.header_image_url,
    logoFilePath: row.logo_url,
    verified: row.is_verified,
    updatedAt: new Date(row.updated_ms).toISOString(),
    distance: km,
  }
}
