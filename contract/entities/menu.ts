import { z } from 'zod'
import { writtenLanguages } from '../languages'
import { allergens } from '../lists'
import { menuExcess } from '../rules/menu/menu-size'
import { isoDate } from './date'
import { id } from './id'
import { inLines, isOneLine } from './text'

export { allergens }

export const diets = ['vegetarian', 'vegan', 'gluten-free', 'lactose-free', 'halal'] as const

export const includes = ['pan', 'bebida', 'postre', 'cafe', 'postre-o-cafe'] as const

export const menuServices = ['comida', 'cena'] as const
export const menuStates = ['draft', 'scheduled', 'published', 'expired'] as const

/** Euros with decimals. The api stores cents. */
export const euros = z.number().min(0).max(10_000).multipleOf(0.01)

/** Removes duplicates. */
const someOf = <const Values extends readonly string[]>(values: Values) =>
  z.array(z.enum(values)).overwrite((sent) => [...new Set(sent)])

/** An allergen without an entry is not declared. That does not mean that the dish is free of it. */
const allergenDeclaration = z.partialRecord(z.enum(allergens), z.enum(['contains', 'free']))

export const menuItem = z.object({
  name: z.string().trim().min(1).max(300),
  supplement: euros.optional(),
  allergens: allergenDeclaration.optional(),
  diets: someOf(diets).optional(),
  soldOut: z.boolean().optional(),
})

export type MenuItem = z.infer<typeof menuItem>

export const menuCategory = z.object({
  name: z.string().trim().min(1).max(80),
  items: z.array(menuItem).max(80),
})

export type MenuCategory = z.infer<typeof menuCategory>

export const clockTime = z.string().regex(/^([01]\d|2[0-9]):[0-5]\d$/, 'time')

export const menuContent = z.object({
  price: euros.nullable(),
  halfPrice: euros.nullable().default(null),
  includes: someOf(includes).default([]),
  window: z.object({ start: clockTime, end: clockTime }).nullable().default(null),
  categories: z.array(menuCategory).max(20),
  observation: inLines(z.string().trim().max(2000)).default(''),
})

export type MenuContent = z.infer<typeof menuContent>

/** Limits for writing only: an older menu over the limit can still be read. */
const bounded = <Content extends z.ZodType<MenuContent>>(content: Content) =>
  content.superRefine((written, { addIssue }) => {
    const excess = menuExcess(written)
    if (excess) addIssue({ code: 'custom', path: ['categories'], message: excess })
    for (const [at, { name, items }] of written.categories.entries())
      if (![name, ...items.map((item) => item.name)].every(isOneLine))
        addIssue({ code: 'custom', path: ['categories', at], message: 'characters' })
  })

export const writtenContent = bounded(menuContent)

/** A menu as an owner writes it. The default is today's lunch. */
export const menuDraft = bounded(
  menuContent.extend({
    date: isoDate.optional(),
    service: z.enum(menuServices).default('comida'),
  }),
)

export type MenuDraft = z.infer<typeof menuDraft>

/** The public menu. Common clients read `price`, `observation`, `updatedAt` and `categories` (docs/product.md#menu-fields). */
export const menu = menuContent.extend({
  menuId: id,
  date: isoDate,
  service: z.enum(menuServices),
  state: z.enum(menuStates),
  updatedAt: z.iso.datetime(),
  /** The language that most dishes are written in. Left out where it is Castilian, as on most menus. */
  writtenIn: z.enum(writtenLanguages).optional(),
})

export type Menu = z.infer<typeof menu>

/** `menu[0]` is the menu in force today, if there is one. */
export const restaurantMenus = z.object({ restaurantId: id, menu: z.array(menu) })

export type RestaurantMenus = z.infer<typeof restaurantMenus>
