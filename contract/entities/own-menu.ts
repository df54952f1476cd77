import { z } from 'zod'
import { allergens, diets, euros, isoDate, menu, menuItem, menuServices } from './menu'

export const menuSources = ['web', 'chatbot', 'copy', 'demo'] as const

/** A menu as its owner sees it, whatever its state; a save names the version it started from. */
export const ownMenu = menu.extend({
  version: z.int(),
  /** When it comes out, or was to come out; null when nobody said. */
  publishAt: z.iso.datetime().nullable(),
  source: z.enum(menuSources),
})

export type OwnMenu = z.infer<typeof ownMenu>

export const releases = ['draft', 'schedule', 'publish'] as const
export type Release = (typeof releases)[number]

/** One of a restaurant's days: there is one menu for each service. */
export const menuSlot = z.object({ date: isoDate, service: z.enum(menuServices).default('comida') })

/** A dish the owner has written before, as they wrote it last. */
export const ownDish = menuItem.pick({ name: true }).extend({
  category: z.string(),
  supplement: euros.optional(),
  allergens: z.partialRecord(z.enum(allergens), z.enum(['contains', 'free'])).optional(),
  diets: z.array(z.enum(diets)).optional(),
  /** On how many menus of the last year. */
  times: z.int(),
  lastDate: isoDate,
})

export type OwnDish = z.infer<typeof ownDish>
