import { z } from 'zod'
import { isReadable } from '../rules/qr-code'

export const qrColor = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'color')
  .transform((color) => color.toLowerCase())
  .refine(isReadable, 'contrast')

/** How an owner has their code drawn. */
export const qrDesign = z.object({ color: qrColor, logo: z.boolean() })

export type QrDesign = z.infer<typeof qrDesign>

export const plainDesign: QrDesign = { color: '#1d1a17', logo: false }
