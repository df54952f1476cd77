import { z } from 'zod'
import { endpoint } from '../endpoint'
import { qrPacks } from '../entities/billing'
import { id } from '../entities/id'
import { mayBeEmpty } from '../entities/lenient'

/** A pack by its name or by its number of codes. */
const pack = z.union([z.string(), z.number()]).transform((given, problem) => {
  const asked = String(given).trim().toLowerCase()
  const known = qrPacks.find(({ pack, codes }) => asked === pack.toLowerCase() || asked === String(codes))
  if (known) return known.pack
  problem.addIssue({ code: 'custom', message: 'value' })
  return z.NEVER
})

/** Common clients send a `price`. It is accepted, but not used. */
export const sendPackData = endpoint({
  method: 'POST',
  path: '/api/purchase/sendPackData',
  auth: 'owner',
  limit: 'mail',
  summary: 'Pide un paquete de códigos QR impresos; el precio lo pone el servidor',
  body: z.object({
    ownerId: mayBeEmpty(id),
    cardData: z.object({ pack, price: z.unknown().optional() }),
  }),
  reply: z.object({ success: z.literal(true), message: z.string() }),
})
