import type { Readable } from 'node:stream'
import type { ChatReply, UnreadableKind } from '@/contract/entities/chat'
import type { WholeLanguage } from '@/contract/languages'

/** The content of a message, before its file is fetched. */
export type TextOrPress =
  | { kind: 'text'; text: string }
  | { kind: 'button'; action: string; title: string }
  | { kind: UnreadableKind }
export type FileSent = {
  kind: 'image' | 'document'
  mediaId: string
  mime: string
  caption?: string
  name?: string
}
export type MessageContent = TextOrPress | FileSent

export type DeliveryState = 'sent' | 'delivered' | 'read' | 'failed'

export type MessagingEvent =
  | { kind: 'message'; id: string; from: string; at: Date; content: MessageContent }
  | {
      kind: 'status'
      messageId: string
      /** The id of the message in our database, where the provider names it. */
      ours: string | null
      state: DeliveryState
      failure: SendFailure | null
    }

/**
 * `temporary`: try again later. `closed`: wait until this person writes again (WhatsApp's 24 hours). `permanent`: never try again,
 * because of this person or this message. `maybeSent`: the connection broke before the answer came.
 */
export type SendFailure =
  | { outcome: 'temporary'; reason: string; maybeSent?: boolean }
  | { outcome: 'closed'; reason: string }
  | { outcome: 'permanent'; reason: string; refused: 'recipient' | 'message' }

export type SendOutcome = { outcome: 'accepted'; messageId: string } | SendFailure

export type OutgoingFile = { bytes: Uint8Array; contentType: string; name: string }

/** `recallIn`: sends the text in this language that the provider has approved for a person who has not written for a day. */
export type OutgoingMessage = {
  id: string
  to: string
  reply: ChatReply
  file: OutgoingFile | null
  recallIn?: WholeLanguage | undefined
}

export type MediaFailure = { outcome: 'temporary' | 'permanent'; reason: string }
export type Media = { content: Readable }

export type Mailbag = {
  events: MessagingEvent[]
  /** The number of events so old that somebody must have copied and replayed them. */
  stale: number
}

export type MessagingPort = {
  channel: 'whatsapp' | 'browser'
  /** The number that people write to, '+34…'. Null without WhatsApp. */
  number: string | null
  /**
   * The language in which the chatbot can call back a person of this language whose 24 hours are over: the provider may have approved its
   * text in others only. Null: it cannot.
   */
  recallsIn(language: WholeLanguage): WholeLanguage | null
  /** Never throws: an error is part of the answer. */
  send(message: OutgoingMessage): Promise<SendOutcome>
  /** Shows two blue ticks and «escribiendo…» while the answer is made. A failure is not tried again. */
  noteRead(messageId: string): Promise<void>
  /** Fetches a file that a person sent. The file is not to be trusted. */
  fetchMedia(mediaId: string): Promise<Media | MediaFailure>
  /** Reads the events of a webhook call. Refuses a call without a valid signature. */
  readEvents(raw: Uint8Array, signature: string, now: Date): Mailbag
  /** Answers the provider's check that the webhook address is ours. Refuses a check without the agreed token. */
  answerChallenge(query: { mode?: string; token?: string; challenge?: string }): string
}
