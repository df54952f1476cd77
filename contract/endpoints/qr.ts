import { z } from 'zod'
import { endpoint } from '../endpoint'
import { isoDate } from '../entities/date'
import { id } from '../entities/id'
import { qrColor, qrDesign } from '../entities/qr'

export const getOwnQr = endpoint({
  method: 'GET',
  path: '/api/qr/mine',
  auth: 'owner',
  summary: 'El código QR del restaurante: adónde lleva, cómo se dibuja y cuántas personas lo han abierto',
  reply: z.object({
    qrId: id,
    /** The address in the QR code. */
    url: z.url(),
    name: z.string(),
    /** False: the code leads to no page yet. */
    isPublic: z.boolean(),
    logoUrl: z.string().nullable(),
    design: qrDesign,
    /** People for each day of the last four weeks, today last; and in total. */
    scans: z.object({ days: z.array(z.object({ date: isoDate, count: z.int() })), total: z.int() }),
  }),
})

export type OwnQr = z.infer<typeof getOwnQr.reply>

export const saveQrDesign = endpoint({
  method: 'PUT',
  path: '/api/qr/mine',
  auth: 'owner',
  limit: 'write',
  summary: 'Guarda el color del código y si lleva el logo; un color que no se lee se rechaza',
  body: qrDesign,
  reply: z.object({ success: z.literal(true) }),
})

export const getQrCard = endpoint({
  method: 'GET',
  path: '/api/qr/mine/card',
  auth: 'owner',
  limit: 'write',
  summary:
    'Una tarjeta de mesa A6 con el código, lista para imprenta: sangre, marcas de corte y letras dentro. Con `sheet=a4`, cuatro en una hoja A4 para cortar',
  query: z.object({ color: qrColor, logo: z.stringbool(), sheet: z.enum(['a6', 'a4']).optional() }),
  reply: z.object({ name: z.string(), pdf: z.base64() }),
})

export const openQr = endpoint({
  method: 'GET',
  path: '/api/qr/:qrId',
  auth: 'public',
  summary: 'Adónde lleva un código impreso',
  params: z.object({ qrId: id }),
  reply: z.object({ restaurantId: id, restaurantName: z.string() }),
})
