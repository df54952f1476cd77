import { z } from 'zod'
import { endpoint } from '../endpoint'
import { isoDate, menuContent, menuServices } from '../entities/menu'
import { menuSlot, ownDish, ownMenu, releases } from '../entities/own-menu'
import { timeZone } from '../entities/place'

/** Longest span of days asked for at once. */
export const maxMenuDays = 62

const version = z.int().min(1).max(2_147_483_647)
const slot = z.object({ date: isoDate, service: z.enum(menuServices) })

export const listOwnMenus = endpoint({
  method: 'GET',
  path: '/api/menus/mine',
  auth: 'owner',
  summary:
    'Los menús propios entre dos días, en cualquier estado; sin fechas, de hoy y los seis días siguientes',
  query: z.object({ from: isoDate.optional(), to: isoDate.optional() }),
  reply: z.object({
    /** The day where the restaurant is. */
    today: isoDate,
    timeZone,
    emailVerified: z.boolean(),
    /** By date, lunch before dinner. */
    menus: z.array(ownMenu),
  }),
})

export type OwnMenus = z.infer<typeof listOwnMenus.reply>

export const listOwnMenuHistory = endpoint({
  method: 'GET',
  path: '/api/menus/mine/history',
  auth: 'owner',
  summary: 'Los menús propios de días pasados, del más reciente al más antiguo y por días enteros',
  query: z.object({ before: isoDate.optional(), limit: z.coerce.number().int().min(1).max(100).default(30) }),
  reply: z.object({
    menus: z.array(ownMenu),
    /** What to ask for as `before` to go on; null at the end. */
    nextBefore: isoDate.nullable(),
  }),
})

export const saveOwnMenu = endpoint({
  method: 'PUT',
  path: '/api/menus/mine/:date/:service',
  auth: 'owner',
  summary:
    'Guarda el menú de un día como borrador, lo programa o lo publica; si otro lo ha cambiado desde esa versión, 409 con el de ahora en error.current',
  params: slot,
  body: z.object({
    content: menuContent,
    /** The version the owner started from; null: there was none for that day and service. */
    version: version.nullable(),
    /** `draft` also takes back what was scheduled or published. */
    release: z.enum(releases),
    /**
     * For `schedule`: what the restaurant's clock says (`2026-11-23T11:30`) or an instant (`2026-11-23T10:30:00Z`), on the menu's own
     * day. Left out: as before, or at the usual time (contract/rules/menu-release).
     */
    publishAt: z.iso.datetime({ local: true, offset: true }).optional(),
    /** The owner was asked about what is unusual (contract/rules/menu-questions) and means it. */
    confirmed: z.boolean().default(false),
  }),
  reply: ownMenu,
})

export const deleteOwnMenu = endpoint({
  method: 'DELETE',
  path: '/api/menus/mine/:date/:service',
  auth: 'owner',
  summary: 'Borra el menú de un día y servicio si sigue en esa versión',
  params: slot,
  query: z.object({ version: z.coerce.number().pipe(version) }),
  reply: z.object({ success: z.literal(true) }),
})

export const markSoldOut = endpoint({
  method: 'PATCH',
  path: '/api/menus/mine/:date/:service/sold-out',
  auth: 'owner',
  limit: 'write',
  summary:
    'Marca un plato como agotado, o deja de hacerlo; 409 con el menú de ahora si en ese lugar ya no está ese plato',
  params: slot,
  body: z.object({
    category: z.int().min(0).max(100),
    item: z.int().min(0).max(100),
    name: z.string().max(300),
    soldOut: z.boolean(),
  }),
  reply: ownMenu,
})

export const copyOwnMenus = endpoint({
  method: 'POST',
  path: '/api/menus/mine/copy',
  auth: 'owner',
  limit: 'write',
  summary:
    'Copia o mueve menús a otros días, todos o ninguno; sin overwrite, 409 con los que se perderían en error.current.menus',
  body: z.object({
    days: z
      .array(
        z.object({
          from: menuSlot,
          to: z.object({ date: isoDate, service: z.enum(menuServices).optional() }),
        }),
      )
      .min(1)
      .max(maxMenuDays),
    mode: z.enum(['copy', 'move']).default('copy'),
    overwrite: z.boolean().default(false),
  }),
  /** What the targets are now, in the order asked for. */
  reply: z.object({ menus: z.array(ownMenu) }),
})

export const listOwnDishes = endpoint({
  method: 'GET',
  path: '/api/menus/mine/dishes',
  auth: 'owner',
  summary: 'Los platos que el propietario suele poner, los más usados primero, con o sin acentos',
  query: z.object({
    q: z.string().trim().max(100).default(''),
    category: z.string().trim().max(80).optional(),
    limit: z.coerce.number().int().min(1).max(50).default(12),
  }),
  reply: z.object({ dishes: z.array(ownDish) }),
})
