import { z } from 'zod'
import { chatReply, incomingMessage } from '@/contract/entities/chat'
import { isoDate, menuContent, menuServices } from '@/contract/entities/menu'
import { menuFormatNames } from '@/contract/rules/menu-layout/formats'

/** What a reply's picture or paper will show; drawn after the reply was decided on, and then named in it. */
const drawing = z.object({
  content: menuContent,
  date: isoDate,
  service: z.enum(menuServices),
  templateId: z.string(),
  format: z.enum(menuFormatNames),
})

export type Drawing = z.infer<typeof drawing>

/** The body of a message that came in. */
export const storedIncoming = incomingMessage

/** Beside it, what is written in its file. That is nobody's to send, so it is no part of the message itself. */
export const storedReading = z.object({
  reading: z.string().nullable().default(null),
  pages: z.int().nullable().default(null),
})

/** The body of one that goes out. */
export const storedReply = z.object({ reply: chatReply, drawing: drawing.optional() })

/** As jsonb gives it back. */
export const asStored = (body: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(body))
