import { chatLimits, longestChatText, type UnreadableKind, unreadableKinds } from '@/contract/entities/chat'
import { failureOfStatus } from './failure'
import type { Mailbag, MessagingEvent, Said } from './port'
import { letter, type SentMessage, sentMessage, status } from './webhook-letter'

/** Meta tries for seven days to hand something over; whatever is older is somebody's copy of it. */
const oldestMs = 8 * 24 * 3_600_000

/** Null when it is none of WhatsApp's. */
export function readLetter(said: unknown, phoneId: string, now: Date): Mailbag | null {
  const read = letter.safeParse(said)
  if (!read.success) return null
  const values = read.data.entry
    .flatMap(({ changes }) => changes)
    .filter(({ field, value }) => field === 'messages' && value.metadata?.phone_number_id === phoneId)
    .map(({ value }) => value)
  const told = values.flatMap(({ messages }) => messages).flatMap((one) => messageOf(one, now))
  const fresh = told.filter(({ at }) => now.getTime() - at.getTime() <= oldestMs)
  const statuses = values.flatMap((value) => value.statuses).flatMap(statusOf)
  return { events: [...fresh, ...statuses], stale: told.length - fresh.length }
}

type Message = Extract<MessagingEvent, { kind: 'message' }>

function messageOf(one: unknown, now: Date): Message[] {
  const read = sentMessage.safeParse(one)
  if (!read.success) return []
  const said = saidBy(read.data)
  if (!said) return []
  const { id, from, timestamp } = read.data
  const at = new Date(Math.min(Number(timestamp) * 1000, now.getTime()))
  return [{ kind: 'message', id, from, at, said }]
}

/** Null for what asks for no answer. */
function saidBy(message: SentMessage): Said | null {
  switch (message.type) {
    case 'text':
      return textOf(message.text.body)
    case 'image':
      return fileOf('image', message.image)
    case 'document':
      return fileOf('document', message.document)
    case 'interactive': {
      const { interactive } = message
      return press(interactive.type === 'button_reply' ? interactive.button_reply : interactive.list_reply)
    }
    case 'button':
      return press({ id: message.button.payload, title: message.button.text })
    default:
      return silent.has(message.type.other) ? null : { kind: unreadable(message.type.other) }
  }
}

/** A thumb up is no question, and a number's change is no message. */
const silent = new Set(['reaction', 'system'])

const unreadable = (type: string): UnreadableKind =>
  unreadableKinds.find((kind) => kind === type) ?? 'unknown'

function textOf(body: string): Said {
  const text = plain(body, longestChatText)
  return text.trim() ? { kind: 'text', text } : { kind: 'unknown' }
}

function press({ id, title }: { id: string; title: string }): Said {
  const action = plain(id, 200)
  return action ? { kind: 'button', action, title: plain(title, 100) } : { kind: 'unknown' }
}

type File = { id: string; mime_type: string; caption?: string | undefined; filename?: string | undefined }

function fileOf(kind: 'image' | 'document', { id, mime_type, caption, filename }: File): Said {
  return {
    ...{ kind, mediaId: id, mime: mime_type },
    ...(caption && { caption: plain(caption, chatLimits.textWithMore) }),
    ...(filename && { name: plain(filename, 300) }),
  }
}

/** What PostgreSQL can keep. */
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
