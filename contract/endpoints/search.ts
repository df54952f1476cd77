import { z } from 'zod'
import { endpoint } from '../endpoint'
import { id } from '../entities/id'
import { allergen, cuisine } from '../entities/lists'
import { restaurantMenus } from '../entities/menu'
import { numeric } from '../entities/numeric'
import { position } from '../entities/place'
import { restaurantCard } from '../entities/restaurant'
import { maxRadiusKm } from '../rules/search-limits'

/** A chip is on when it is true, 'true', 1 or '1': clients of every age send it their way. */
const chip = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0', '']), z.literal(1), z.literal(0)])
  .transform((v) => v === true || v === 'true' || v === 1 || v === '1')
  .default(false)

const oneOrMany = z.union([z.array(cuisine).max(21), cuisine.transform((one) => [one])]).default([])

const filters = position.extend({
  /** Any value but false means 'open now', by the server's clock; SPEC.md's client sends its own time. */
  timestamp: z
    .union([z.string().max(40), z.number(), z.boolean(), z.null()])
    .transform((v) => v !== null && v !== false && v !== '')
    .default(false),
  cuisineType: oneOrMany,
  priceRange: z.enum(['asc', 'desc']).nullable().default(null),
  Domicilio: chip,
  'Para llevar': chip,
  /** Ours, beside SPEC.md's: free text, only those with a menu today, and pages. */
  query: z.string().trim().max(200).default(''),
  menuToday: chip,
  /** Of today's menus: a drink is in the price, a meal voucher pays for it, and nobody who avoids these need leave hungry. */
  includesDrink: chip,
  mealVoucher: chip,
  withoutAllergens: z.union([z.array(allergen).max(14), allergen.transform((one) => [one])]).default([]),
  page: numeric(z.int().min(1).max(50)).default(1),
  pageSize: numeric(z.int().min(1).max(100)).default(100),
})

const found = z.object({
  restaurants: z.array(restaurantCard),
  restaurantIds: z.array(id),
  hasMore: z.boolean(),
  /** The words searched for, when they differ from the words typed. */
  correctedQuery: z.string().nullable(),
  /** The point lies outside SPEC.md §9's box, so nothing was looked for. */
  outsideSpain: z.boolean(),
})

export type Found = z.infer<typeof found>

export const filterRestaurants = endpoint({
  method: 'POST',
  path: '/api/filter/',
  auth: 'public',
  summary: 'Restaurantes alrededor de un punto',
  body: filters.extend({ radius: numeric(z.number().min(0.1).max(maxRadiusKm)).default(maxRadiusKm) }),
  reply: found,
})

export const sortRestaurants = endpoint({
  method: 'POST',
  path: '/api/sort/',
  auth: 'public',
  summary: 'Restaurantes alrededor de un punto, filtrados y por distancia o precio',
  body: filters.extend({ distance: numeric(z.number().min(0.1).max(maxRadiusKm)).default(maxRadiusKm) }),
  reply: found,
})

export const filterMenus = endpoint({
  method: 'POST',
  path: '/api/filter/menus',
  auth: 'public',
  summary: 'Los menús de varios restaurantes, primero el que rige hoy',
  body: z.object({ restaurantIds: z.array(id).max(100) }),
  reply: z.object({ updatedMenus: z.array(restaurantMenus) }),
})
