import { z } from 'zod'
import { endpoint } from '../endpoint'
import { isoDate } from '../entities/date'
import { id } from '../entities/id'
import { menu, menuDraft } from '../entities/menu'
import { menuLanguages, translatedMenu } from '../entities/translated-menu'

export const publishMenu = endpoint({
  method: 'POST',
  path: '/api/menus',
  auth: 'owner',
  limit: 'write',
  summary:
    'Publica el menú de un día, el de hoy si no se da fecha; un segundo menú del mismo día sustituye al primero',
  body: menuDraft,
  reply: menu,
})

export const listRecentMenus = endpoint({
  method: 'GET',
  path: '/api/restaurants/:restaurantId/menus',
  auth: 'public',
  summary: 'Los menús publicados de los últimos catorce días, primero los de hoy',
  params: z.object({ restaurantId: id }),
  reply: z.object({ menus: z.array(menu) }),
})

export const getMenuDay = endpoint({
  method: 'GET',
  path: '/api/menus/:restaurantId/:date',
  auth: 'public',
  summary: 'Lo que un restaurante sirvió un día, hoy como mucho, y los días con menú más cercanos',
  params: z.object({ restaurantId: id, date: isoDate }),
  reply: z.object({
    /** Lunch before dinner; empty for a day without a menu. */
    menu: z.array(menu),
    previousDate: isoDate.nullable(),
    nextDate: isoDate.nullable(),
  }),
})

export const getMenuDayIn = endpoint({
  method: 'GET',
  path: '/api/menus/:restaurantId/:date/in/:language',
  auth: 'public',
  summary:
    'Lo que un restaurante sirvió un día, en otro idioma por traducción automática, con lo escrito al lado',
  params: z.object({ restaurantId: id, date: isoDate, language: z.enum(menuLanguages) }),
  reply: z.object({
    menu: z.array(translatedMenu),
    previousDate: isoDate.nullish(),
    nextDate: isoDate.nullish(),
  }),
})

export type MenuDay = z.infer<typeof getMenuDay.reply>
