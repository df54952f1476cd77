import { z } from 'zod'
import { unreadableKinds } from '@/contract/entities/chat'

const file = {
  mediaId: z.string(),
  mime: z.string(),
  caption: z.string().optional(),
  name: z.string().optional(),
}

/** The stored content of the inbox, which an older version may have written. */
export const storedContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('button'), action: z.string(), title: z.string() }),
  z.object({ kind: z.literal('image'), ...file }),
  z.object({ kind: z.literal('document'), ...file }),
  ...unreadableKinds.map((kind) => z.object({ kind: z.literal(kind) })),
])

export type StoredFile = Extract<z.infer<typeof storedContent>, { mediaId: string }>
