import { z } from 'zod'
import { chatReply, incomingMessage } from '@/contract/entities/chat'
import { isoDate } from '@/contract/entities/date'
import { menuContent, menuServices } from '@/contract/entities/menu'
import { menuFormatNames } from '@/contract/rules/menu-layout/formats'

/** The content of a reply's picture or PDF. The file is drawn after the reply is decided, and the reply then gets its address. */
const drawing = z.object({
  content: menuContent,
  date: isoDate,
  service: z.enum(menuServices),
  templateId: z.string(),
  format: z.enum(menuFormatNames),
})

export type Drawing = z.infer<typeof drawing>

/** The body of an incoming message. */
export const storedIncoming = incomingMessage

/** The text in the message's file, stored beside the message. A sender cannot set the text, so the text is not part of the message. */
export const storedReading = z.object({
  reading: z.string().nullable().default(null),
  pages: z.int().nullable().default(null),
})

/** The body of an outgoing message. */
export const storedReply = z.object({ reply: chatReply, drawing: drawing.optional() })

/** The value as jsonb returns it: without undefined fields. */
export const asStored = (body: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(body))
