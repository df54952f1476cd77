import { z } from 'zod'
import { allergens } from '../lists'
import { id } from './id'

export { allergens }

export const diets = ['vegetarian', 'vegan', 'gluten-free', 'lactose-free', 'halal'] as const

export const includes = ['pan', 'bebida', 'postre', 'cafe', 'postre-o-cafe'] as const

export const menuServices = ['comida', 'cena'] as const
export const menuStates = ['draft', 'scheduled', 'published', 'expired'] as const

/** Euros as people say them; kept as cents inside the api. */
export const euros = z.number().min(0).max(10_000).multipleOf(0.01)

/** An allergen that is not named here is not declared, which is not the same as free of it. */
const allergenDeclaration = z.partialRecord(z.enum(allergens), z.enum(['contains', 'free']))

export const menuItem = z.object({
  name: z.string().trim().min(1).max(300),
  supplement: euros.optional(),
  allergens: allergenDeclaration.optional(),
  diets: z.array(z.enum(diets)).optional(),
  soldOut: z.boolean().optional(),
})

export type MenuItem = z.infer<typeof menuItem>

export const menuCategory = z.object({
  name: z.string().trim().min(1).max(80),
  items: z.array(menuItem).max(80),
})

export type MenuCategory = z.infer<typeof menuCategory>

export const isoDate = z.iso.date()
export const clockTime = z.string().regex(/^([01]\d|2[0-9]):[0-5]\d$/, 'time')

export const menuContent = z.object({
  price: euros.nullable(),
  halfPrice: euros.nullable().default(null),
  includes: z.array(z.enum(includes)).default([]),
  window: z.object({ start: clockTime, end: clockTime }).nullable().default(null),
  categories: z.array(menuCategory).max(20),
  observation: z.string().trim().max(2000).default(''),
})

export type MenuContent = z.infer<typeof menuContent>

/** A menu as an owner writes it: today's lunch unless said otherwise. */
export const menuDraft = menuContent.extend({
  date: isoDate.optional(),
  service: z.enum(menuServices).default('comida'),
})

export type MenuDraft = z.infer<typeof menuDraft>

/** A menu as everybody reads it; `price`, `observation`, `updatedAt` and `categories` are SPEC.md §3's. */
export const menu = menuContent.extend({
  menuId: id,
  date: isoDate,
  service: z.enum(menuServices),
  state: z.enum(menuStates),
  updatedAt: z.iso.datetime(),
})

export type Menu = z.infer<typeof menu>

/** `menu[0]` is the one in force today, when there is one. */
export const restaurantMenus = z.object({ restaurantId: id, menu: z.array(menu) })

export type RestaurantMenus = z.infer<typeof restaurantMenus>
