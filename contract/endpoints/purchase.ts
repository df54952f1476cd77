import { z } from 'zod'
import { endpoint } from '../endpoint'
import { qrPacks } from '../entities/billing'
import { id } from '../entities/id'

const packs = qrPacks.map(({ pack }) => pack)

/** `price` is SPEC.md §7's: taken, and not believed. */
export const sendPackData = endpoint({
  method: 'POST',
  path: '/api/purchase/sendPackData',
  auth: 'owner',
  limit: 'mail',
  summary: 'Pide un paquete de códigos QR impresos; el precio lo pone el servidor',
  body: z.object({
    ownerId: id.optional(),
    cardData: z.object({ pack: z.enum(packs), price: z.unknown().optional() }),
  }),
  reply: z.object({ success: z.literal(true), message: z.string() }),
})
