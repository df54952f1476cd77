import { z } from 'zod'

export const statusParts = ['search', 'menus', 'chat', 'mail', 'payments'] as const
export type StatusPart = (typeof statusParts)[number]

export const partStatus = z.object({
  part: z.enum(statusParts),
  state: z.enum(['good', 'slow', 'down']),
  /** Since when it is slow or down. Null when it is good. */
  since: z.iso.datetime().nullable(),
})

export type PartStatus = z.infer<typeof partStatus>
