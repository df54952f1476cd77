import { z } from 'zod'
import { isoDate } from './date'

export const carta = z.object({
  url: z.string(),
  name: z.string(),
  type: z.enum(['image', 'pdf']),
  uploadedAt: z.iso.datetime(),
})

export type Carta = z.infer<typeof carta>

export const specialMenuLimits = { name: 120, description: 2000 }

export const specialMenu = z.object({
  url: z.string(),
  name: z.string().trim().min(1).max(specialMenuLimits.name),
  description: z.string().trim().max(specialMenuLimits.description).default(''),
  startDate: isoDate,
  endDate: isoDate.nullable(),
  uploadedAt: z.iso.datetime(),
  /** Midnight at the end of the end date. Null without an end date. */
  expiresAt: z.iso.datetime().nullable(),
})

export type SpecialMenu = z.infer<typeof specialMenu>
