import { z } from 'zod'
import { endpoint } from '../endpoint'
import { sheetDress } from '../entities/sheet-dress'

const reply = z.object({
  dress: sheetDress,
  /** The logo of the profile. */
  logoUrl: z.string().nullable(),
  /** Photos of the profile, to choose from. */
  photos: z.array(z.string()),
})

export type OwnDress = z.infer<typeof reply>

export const getSheetDress = endpoint({
  method: 'GET',
  path: '/api/sheets/dress',
  auth: 'owner',
  summary: 'El logo y la foto que llevan las plantillas de Mantel, y las fotos del perfil para elegir',
  reply,
})

export const saveSheetDress = endpoint({
  method: 'PUT',
  path: '/api/sheets/dress',
  auth: 'owner',
  limit: 'write',
  summary: 'Pone o quita el logo y la foto; la foto es de las subidas por el propietario',
  body: sheetDress,
  reply: z.object({ success: z.literal(true) }),
})
