import { z } from 'zod'
import { chatReply, incomingMessage } from '@/contract/entities/chat'
import { isoDate } from '@/contract/entities/date'
import { menuContent, menuDraft, menuServices } from '@/contract/entities/menu'
import { menuLanguages } from '@/contract/entities/translated-menu'
import { wholeLanguages } from '@/contract/languages'
import { menuFormatNames } from '@/contract/rules/menu-layout/formats'

/** The content of a reply's picture or PDF. The file is drawn after the reply is decided, and the reply then gets its address. */
const drawing = z.object({
  content: menuContent,
  date: isoDate,
  service: z.enum(menuServices),
  templateId: z.string(),
  format: z.enum(menuFormatNames),
  /** The language of the picture. Absent: as the kitchen wrote it. */
  dishes: z.enum(menuLanguages).optional(),
  /** The language of the reply. */
  language: z.enum(wholeLanguages).default('es'),
})

export type Drawing = z.infer<typeof drawing>

/** The language of a message's words, stored beside them. */
export const storedLanguage = z.object({ language: z.enum(wholeLanguages).optional() })

/** The body of an incoming message. */
export const storedIncoming = incomingMessage

/** What was read in the message, stored beside it. A sender cannot set this, so it is not part of the message. */
export const storedReading = z.object({
  reading: z.string().nullable().default(null),
  pages: z.int().nullable().default(null),
  assistant: z.array(menuDraft).optional(),
})

/** The body of an outgoing message. */
export const storedReply = storedLanguage.extend({ reply: chatReply, drawing: drawing.optional() })

/** The value as jsonb returns it: without undefined fields. */
export const asStored = (body: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(body))
