import { z } from 'zod'
import { endpoint } from '../endpoint'

export const statusParts = ['search', 'menus', 'chat', 'mail', 'payments'] as const
export type StatusPart = (typeof statusParts)[number]

const partStatus = z.object({
  part: z.enum(statusParts),
  state: z.enum(['good', 'slow', 'down']),
  /** Since when it is slow or down. Null when it is good. */
  since: z.iso.datetime().nullable(),
})

export type PartStatus = z.infer<typeof partStatus>

export const getStatus = endpoint({
  method: 'GET',
  path: '/api/status',
  auth: 'public',
  summary: 'Qué va bien, qué va lento y qué no va: búsqueda, menús, chat, correo y pagos, y desde cuándo',
  reply: z.object({ checkedAt: z.iso.datetime(), parts: z.array(partStatus) }),
})
