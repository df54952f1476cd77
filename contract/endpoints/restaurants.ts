import { z } from 'zod'
import { endpoint } from '../endpoint'
import { id } from '../entities/id'
import { numeric } from '../entities/lenient'
import { restaurant } from '../entities/restaurant'

export const getRestaurant = endpoint({
  method: 'GET',
  path: '/api/owner/restaurant/:restaurantId',
  auth: 'public',
  summary: 'El perfil público de un restaurante',
  params: z.object({ restaurantId: id }),
  reply: restaurant,
})

export const sitemapPageSize = 10_000

export const listForSitemap = endpoint({
  method: 'GET',
  path: '/api/sitemap',
  auth: 'public',
  summary: 'Todos los perfiles públicos, por páginas, con el momento de su último cambio',
  query: z.object({ page: numeric(z.int().min(1).max(10_000)).default(1) }),
  reply: z.object({
    /** The time of the last change of each page. */
    pages: z.array(z.iso.datetime()),
    entries: z.array(z.object({ restaurantId: id, restaurantName: z.string(), updatedAt: z.iso.datetime() })),
  }),
})
