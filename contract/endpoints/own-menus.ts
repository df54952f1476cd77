import { z } from 'zod'
import { endpoint } from '../endpoint'
import { longestChatText } from '../entities/chat'
import { isoDate, isoInstant } from '../entities/date'
import { menuDraft, menuServices, writtenContent } from '../entities/menu'
import { menuSlot, ownDish, ownMenu, releases } from '../entities/own-menu'
import { timeZone } from '../entities/place'
import { inLines } from '../entities/text'

/** The maximum number of days in one request. */
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
    /** Today's date in the restaurant's time zone. */
    today: isoDate,
    timeZone,
    emailVerified: z.boolean(),
    /** Whether an assistant reads what the rules do not understand. */
    hasAssistant: z.boolean().default(false),
    /** By date, lunch before dinner. */
    menus: z.array(ownMenu),
    /** The `from` of the next request, when one reply cannot hold all menus. Null when the reply is complete. */
    nextFrom: isoDate.nullable().default(null),
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
    /** Today's date in the restaurant's time zone. */
    today: isoDate,
    menus: z.array(ownMenu),
    /** The `before` of the next request. Null at the end. */
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
    content: writtenContent,
    /** The version the owner started from. Null when there was no menu for this day and service. */
    version: version.nullable(),
    /** `draft` also withdraws a scheduled or published menu. */
    release: z.enum(releases),
    /**
     * For `schedule`: the restaurant's local time (`2026-11-23T11:30`) or an instant (`2026-11-23T10:30:00Z`), on the menu's own day. If
     * absent: the time set before, or the usual time (contract/rules/menu/menu-times).
     */
    publishAt: isoInstant({ local: true, offset: true }).optional(),
    /** The owner has confirmed the unusual values (contract/rules/menu/price). */
    confirmed: z.boolean().default(false),
  }),
  reply: ownMenu,
  current: ownMenu,
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
  current: ownMenu,
})

const targets = z.object({ menus: z.array(ownMenu) })

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
  /** The targets after the change, in the requested order. */
  reply: targets,
  current: targets,
})

export const proposeMenus = endpoint({
  method: 'POST',
  path: '/api/menus/mine/propose',
  auth: 'owner',
  limit: 'write',
  summary:
    'Los menús que propone un asistente para un texto que las reglas no entienden entero; ninguno si no lo hay, no hace falta o su respuesta no vale. No guarda nada',
  body: z.object({ text: inLines(z.string().min(1).max(longestChatText)) }),
  reply: z.object({ menus: z.array(menuDraft) }),
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
