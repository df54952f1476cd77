import { z } from 'zod'
import { wholeLanguages } from '../languages'
import { isoInstant } from './date'
import { id } from './id'
import { inLines } from './text'

export const chatChannels = ['browser', 'whatsapp'] as const
export type ChatChannel = (typeof chatChannels)[number]

export const chatStates = ['received', 'handled', 'pending', 'sent', 'delivered', 'read', 'failed'] as const

/** The maximum length of a message: more than a week of menus. */
export const longestChatText = 20_000

/** The action of a button. It contains all data of the action, a whole menu too, so that a press a week later still means the same. */
const chatAction = inLines(z.string().min(1).max(200))

const sent = {
  /** The sender's id for the message. Two messages with the same id are one message. */
  id: z.string().min(1).max(200),
  /** When it was written. */
  at: isoInstant(),
}

const file = {
  ...sent,
  /** The address of the file: `/files/…`. */
  file: z.string().min(1).max(300),
  mime: z.string().max(100),
  caption: inLines(z.string().max(1024)).optional(),
}

export const unreadableKinds = ['audio', 'video', 'sticker', 'location', 'contacts', 'unknown'] as const
export type UnreadableKind = (typeof unreadableKinds)[number]

/** A message from an owner, on any channel. */
export const incomingMessage = z.discriminatedUnion('kind', [
  z.object({ ...sent, kind: z.literal('text'), text: inLines(z.string().min(1).max(longestChatText)) }),
  z.object({ ...sent, kind: z.literal('button'), action: chatAction, title: z.string().max(100) }),
  z.object({ ...file, kind: z.literal('image') }),
  z.object({ ...file, kind: z.literal('document'), name: z.string().max(300).optional() }),
  ...unreadableKinds.map((kind) => z.object({ ...sent, kind: z.literal(kind) })),
])

export type IncomingMessage = z.infer<typeof incomingMessage>

/** WhatsApp's limits. The browser uses them too, so that a conversation looks the same on both channels. */
export const chatLimits = {
  text: 4096,
  /** For a text with a picture, a document, buttons or a list. */
  textWithMore: 1024,
  buttons: 3,
  buttonTitle: 20,
  listLabel: 20,
  rows: 10,
  rowTitle: 24,
  rowDescription: 72,
} as const

const button = z.object({ action: chatAction, title: z.string().min(1).max(chatLimits.buttonTitle) })
export type ChatButton = z.infer<typeof button>

const row = z.object({
  action: chatAction,
  title: z.string().min(1).max(chatLimits.rowTitle),
  description: z.string().max(chatLimits.rowDescription).optional(),
})
export type ChatRow = z.infer<typeof row>

/** An answer of the chatbot. */
export const chatReply = z
  .object({
    text: z.string().min(1).max(chatLimits.text),
    image: z.object({ url: z.string(), alt: z.string().max(300) }).optional(),
    document: z.object({ url: z.string(), name: z.string().max(100) }).optional(),
    buttons: z.array(button).min(1).max(chatLimits.buttons).optional(),
    list: z
      .object({
        label: z.string().min(1).max(chatLimits.listLabel),
        rows: z.array(row).min(1).max(chatLimits.rows),
      })
      .optional(),
  })
  .refine(({ buttons, list }) => !(buttons && list), 'buttons-and-list')
  .refine(({ image, document, list }) => !(list && (image || document)), 'list-with-file')
  .refine(({ image, document }) => !(image && document), 'two-files')
  .refine(({ text, ...more }) => {
    const isAlone = Object.values(more).every((part) => part === undefined)
    return isAlone || text.length <= chatLimits.textWithMore
  }, 'text-too-long')

export type ChatReply = z.infer<typeof chatReply>

const stored = {
  id,
  channel: z.enum(chatChannels),
  at: z.iso.datetime(),
  state: z.enum(chatStates),
  /** The language of its words. Left out until the message is answered, and in conversations from before it was kept. */
  language: z.enum(wholeLanguages).optional(),
}

/** One message of a conversation as its owner reads it. */
export const chatMessage = z.discriminatedUnion('direction', [
  z.object({
    ...stored,
    direction: z.literal('in'),
    /** The sender's id for the message. */
    sentAs: z.string(),
    message: incomingMessage,
  }),
  z.object({
    ...stored,
    direction: z.literal('out'),
    reply: chatReply,
    /** A sheet for this message is still being drawn. */
    isDrawing: z.boolean(),
  }),
])

export type ChatMessage = z.infer<typeof chatMessage>
