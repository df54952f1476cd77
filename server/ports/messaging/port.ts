import type { Readable } from 'node:stream'
import type { ChatReply, UnreadableKind } from '@/contract/entities/chat'

/** What somebody sent, before its file is fetched. */
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
export type Said = TextOrPress | FileSent

export type DeliveryState = 'sent' | 'delivered' | 'read' | 'failed'

export type MessagingEvent =
  | { kind: 'message'; id: string; from: string; at: Date; said: Said }
  | {
      kind: 'status'
      messageId: string
      /** The row of ours that was sent, where the provider names it. */
      ours: string | null
      state: DeliveryState
      failure: SendFailure | null
    }

/**
 * `temporary`: later. `closed`: not before this person writes again (WhatsApp's 24 hours). `permanent`: never,
 * because of this person or because of this message. `maybeSent`: the line broke before the answer came.
 */
export type SendFailure =
  | { outcome: 'temporary'; reason: string; maybeSent?: boolean }
  | { outcome: 'closed'; reason: string }
  | { outcome: 'permanent'; reason: string; refused: 'recipient' | 'message' }

export type SendOutcome = { outcome: 'accepted'; messageId: string } | SendFailure

export type OutgoingFile = { bytes: Uint8Array; contentType: string; name: string }

/** `isRecall`: in the words the provider has approved for who has not written for a day. */
export type Letter = {
  id: string
  to: string
  reply: ChatReply
  file: OutgoingFile | null
  isRecall?: boolean
}

export type MediaFailure = { outcome: 'temporary' | 'permanent'; reason: string }
export type Media = { content: Readable }

export type Mailbag = {
  events: MessagingEvent[]
  /** What was sent so long ago that it can only be somebody's copy. */
  stale: number
}

export type MessagingPort = {
  channel: 'whatsapp' | 'browser'
  /** What people write to, '+34…'; null where nobody can. */
  number: string | null
  /** Whether somebody can be called back whose 24 hours are over. */
  canRecall: boolean
  /** Never fails: what went wrong is the answer. */
  send(letter: Letter): Promise<SendOutcome>
  /** Two blue ticks and «escribiendo…», for as long as an answer takes. Not worth a second try. */
  noteRead(messageId: string): Promise<void>
  /** A file that came, not to be trusted. */
  fetchMedia(mediaId: string): Promise<Media | MediaFailure>
  /** What a webhook says; refuses what is not signed. */
  readEvents(raw: Uint8Array, signature: string, now: Date): Mailbag
  /** What proves to the provider that an address is ours; refuses who does not know the word. */
  answerChallenge(query: { mode?: string; token?: string; challenge?: string }): string
}
