import { chatLimits, longestChatText, type UnreadableKind, unreadableKinds } from '@/contract/entities/chat'
import { failureOfStatus } from './failure'
import type { Mailbag, MessageContent, MessagingEvent } from './port'
import { type SentMessage, sentMessage, status, webhookBody } from './webhook-body'

/** Meta tries to deliver an event for seven days. An older event is a replayed copy. */
const oldestMs = 8 * 24 * 3_600_000

/** Null when the call is not from WhatsApp. */
export function readWebhook(payload: unknown, phoneId: string, now: Date): Mailbag | null {
  const read = webhookBody.safeParse(payload)
  if (!read.success) return null
  const values = read.data.entry
    .flatMap(({ changes }) => changes)
    .filter(({ field, value }) => field === 'messages' && value.metadata?.phone_number_id === phoneId)
    .map(({ value }) => value)
  const messages = values.flatMap(({ messages }) => messages).flatMap((one) => messageOf(one, now))
  const fresh = messages.filter(({ at }) => now.getTime() - at.getTime() <= oldestMs)
  const statuses = values.flatMap((value) => value.statuses).flatMap(statusOf)
  return { events: [...fresh, ...statuses], stale: messages.length - fresh.length }
}

type Message = Extract<MessagingEvent, { kind: 'message' }>

function messageOf(one: unknown, now: Date): Message[] {
  const read = sentMessage.safeParse(one)
  if (!read.success) return []
  const content = contentOf(read.data)
  if (!content) return []
  const { id, from, timestamp } = read.data
  const at = new Date(Math.min(Number(timestamp) * 1000, now.getTime()))
  return [{ kind: 'message', id, from, at, content }]
}

/** Null for a message that needs no answer. */
function contentOf(message: SentMessage): MessageContent | null {
  switch (message.type) {
    case 'text':
      return textOf(message.text.body)
    case 'image':
      return fileOf('image', message.image)
    case 'document':
      return fileOf('document', message.document)
    case 'interactive': {
      const { interactive } = message
      return pressedButton(
        interactive.type === 'button_reply' ? interactive.button_reply : interactive.list_reply,
      )
    }
    case 'button':
      return pressedButton({ id: message.button.payload, title: message.button.text })
    default:
      return ignoredKinds.has(message.type.other) ? null : { kind: unreadable(message.type.other) }
  }
}

/** A reaction such as a thumb up needs no answer, and a change of number is not a message. */
const ignoredKinds = new Set(['reaction', 'system'])

const unreadable = (type: string): UnreadableKind =>
  unreadableKinds.find((kind) => kind === type) ?? 'unknown'

function textOf(body: string): MessageContent {
  const text = plain(body, longestChatText)
  return text.trim() ? { kind: 'text', text } : { kind: 'unknown' }
}

function pressedButton({ id, title }: { id: string; title: string }): MessageContent {
  const action = plain(id, 200)
  return action ? { kind: 'button', action, title: plain(title, 100) } : { kind: 'unknown' }
}

type File = { id: string; mime_type: string; caption?: string | undefined; filename?: string | undefined }

function fileOf(kind: 'image' | 'document', { id, mime_type, caption, filename }: File): MessageContent {
  return {
    ...{ kind, mediaId: id, mime: mime_type },
    ...(caption && { caption: plain(caption, chatLimits.textWithMore) }),
    ...(filename && { name: plain(filename, 300) }),
  }
}

/** Removes the characters that PostgreSQL cannot store. */
const plain = (text: string, longest: number) =>
  text.toWellFormed().replaceAll('\0', '').slice(0, longest).toWellFormed()

function statusOf(one: unknown): MessagingEvent[] {
  const read = status.safeParse(one)
  if (!read.success) return []
  const { id: messageId, status: state, biz_opaque_callback_data: ours = null, errors = [] } = read.data
  const [error] = errors
  const failure =
    state === 'failed'
      ? failureOfStatus(error?.code ?? 131000, error?.error_data?.details ?? error?.title ?? '')
      : null
  return [{ kind: 'status', messageId, ours, state, failure }]
}
