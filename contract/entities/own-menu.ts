import { z } from 'zod'
import { isoDate } from './date'
import { allergens, diets, euros, menu, menuItem, menuServices } from './menu'

export const menuSources = ['web', 'chatbot', 'copy', 'demo'] as const

/** A menu for its owner, in any state. A save names the version on which it is based. */
export const ownMenu = menu.extend({
  version: z.int(),
  /** The time of release. Null when the owner gave none. */
  publishAt: z.iso.datetime().nullable(),
  source: z.enum(menuSources),
})

export type OwnMenu = z.infer<typeof ownMenu>

export const releases = ['draft', 'schedule', 'publish'] as const
export type Release = (typeof releases)[number]

/** A day and a service. A slot has at most one menu. */
export const menuSlot = z.object({ date: isoDate, service: z.enum(menuServices).default('comida') })

export type Slot = z.output<typeof menuSlot>

/** A dish from the owner's earlier menus, in its last form. */
export const ownDish = menuItem.pick({ name: true }).extend({
  category: z.string(),
  supplement: euros.optional(),
  allergens: z.partialRecord(z.enum(allergens), z.enum(['contains', 'free'])).optional(),
  diets: z.array(z.enum(diets)).optional(),
  /** The number of menus in the last year with this dish. */
  times: z.int(),
  lastDate: isoDate,
})

export type OwnDish = z.infer<typeof ownDish>
