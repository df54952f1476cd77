import { z } from 'zod'
import { isReadable } from '../rules/qr-code/qr-picture'

export const qrColor = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'color')
  .transform((color) => color.toLowerCase())
  .refine(isReadable, 'contrast')

/** The design of an owner's QR code. */
export const qrDesign = z.object({ color: qrColor, logo: z.boolean() })

export type QrDesign = z.infer<typeof qrDesign>

export const plainDesign: QrDesign = { color: '#1d1a17', logo: false }
