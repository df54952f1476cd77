import { z } from 'zod'
import { unreadableKinds } from '@/contract/entities/chat'

const file = {
  mediaId: z.string(),
  mime: z.string(),
  caption: z.string().optional(),
  name: z.string().optional(),
}

/** What lies in the inbox, written by some version of us. */
export const storedSaid = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('button'), action: z.string(), title: z.string() }),
  z.object({ kind: z.literal('image'), ...file }),
  z.object({ kind: z.literal('document'), ...file }),
  ...unreadableKinds.map((kind) => z.object({ kind: z.literal(kind) })),
])

export type StoredFile = Extract<z.infer<typeof storedSaid>, { mediaId: string }>
