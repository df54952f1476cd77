import { z } from 'zod'
import { endpoint } from '../endpoint'
import { id } from '../entities/id'
import { latitude, longitude } from '../entities/place'

/** Served by the web, called by the api: says what changed, so that the web drops outdated pages from its cache. */
export const revalidate = endpoint({
  method: 'POST',
  path: '/api/revalidate',
  auth: 'internal',
  summary: 'Olvida las páginas guardadas de lo que ha cambiado',
  body: z.object({
    restaurants: z
      .array(
        z.object({
          restaurantId: id,
          lat: latitude,
          lon: longitude,
          city: z.string().max(200).default(''),
        }),
      )
      .max(1000),
  }),
  reply: z.object({ expired: z.int() }),
})
