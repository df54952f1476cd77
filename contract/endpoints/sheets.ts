import { z } from 'zod'
import { endpoint } from '../endpoint'
import { isoDate } from '../entities/date'
import { id } from '../entities/id'
import { menuLanguages } from '../entities/translated-menu'
import { menuFormatNames } from '../rules/menu-layout/formats'

const format = z.enum(menuFormatNames)

/** A drawn menu: a picture (feed, story, card, tv) or a PDF (a4, a5, table). The content at its address never changes. */
const sheet = z.object({
  url: z.string(),
  format,
  menuId: id,
  byteCount: z.int(),
})

export type DrawnSheet = z.infer<typeof sheet>

const warning = z.object({
  code: z.enum([
    'overflow',
    'box-too-small',
    'broken-word',
    'missing-characters',
    'missing-font',
    'small-type',
  ]),
  block: z.string(),
  detail: z.string().optional(),
  lines: z.int().optional(),
})

export const drawSheet = endpoint({
  method: 'POST',
  path: '/api/sheets/:format',
  waits: true,
  auth: 'owner',
  limit: 'write',
  summary:
    'Dibuja un menú propio, también en borrador, con una plantilla y en un idioma; si no se dicen, el de hoy, la plantilla elegida y como está escrito',
  params: z.object({ format }),
  body: z.object({
    menuId: id.optional(),
    templateId: id.optional(),
    /** Absent: as the kitchen wrote it. */
    language: z.enum(menuLanguages).optional(),
  }),
  reply: sheet.extend({ warnings: z.array(warning) }),
})

export const getSheet = endpoint({
  method: 'GET',
  path: '/api/restaurants/:restaurantId/sheet/:format',
  waits: true,
  auth: 'public',
  summary:
    'El menú publicado de hoy, dibujado con la plantilla del restaurante; null si falta alguno de los dos',
  params: z.object({ restaurantId: id, format }),
  reply: z.object({ sheet: sheet.nullable() }),
})

/** The parameter of the picture's address in mails that names a language. */
export const dayPictureLanguage = 'idioma'

export const getDaySheet = endpoint({
  method: 'GET',
  path: '/api/restaurants/:restaurantId/days/:date/sheet',
  waits: true,
  auth: 'public',
  summary:
    'El menú publicado de un día, dibujado con la plantilla del restaurante, para los correos de ese día; en un idioma hasta una semana después, y luego como está escrito',
  params: z.object({ restaurantId: id, date: isoDate }),
  query: z.object({
    /** Absent: as the kitchen wrote it. */
    language: z.enum(menuLanguages).optional(),
  }),
  reply: z.object({ sheet: sheet.nullable() }),
})
