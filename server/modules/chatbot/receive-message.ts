import type { ChatChannel, IncomingMessage } from '@/contract/entities/chat'
import type { Ctx } from '@/server/ctx'
import type { Transaction } from '@/server/db/client'
import { answerConversation } from './answer-conversation'
import { drawReplies } from './draw-replies'
import {
  conversationOfOwner,
  findAddress,
  insertAddress,
  insertConversation,
  insertMessage,
  lockAddress,
  noteInbound,
} from './queries'
import type { MessageRead } from './read-message'
import { asStored } from './stored'

type Received = {
  channel: ChatChannel
  /** The telephone number as the channel gives it. In the browser: the ownerId of the session. */
  address: string
  message: IncomingMessage
  /** What was read in the message before it is stored. */
  read?: MessageRead
}

/** Two browsers can make the same message id. A channel's own ids are unique. */
export const keyOf = ({ channel, address, message }: Pick<Received, 'channel' | 'address' | 'message'>) =>
  channel === 'browser' ? `${address}:${message.id}` : message.id

/**
 * Stores a message once and answers all unanswered messages of the conversation. Duplicates and a different order give the same
 * result. Replies for a channel that has to send them are stored as `pending`, in the order of their position.
 */
export async function receiveMessage(ctx: Ctx, received: Received) {
  const stored = await storeMessage(ctx, received)
  const { conversationId } = stored
  await answerConversation(ctx, conversationId)
  // The browser shows the text while the picture is still being drawn.
  if (received.channel === 'whatsapp') await drawReplies(ctx, conversationId)
  else ctx.background.run('chat-drawing', () => drawReplies(ctx, conversationId))
  return stored
}

/** Only stores the message, for a channel that has to acknowledge the message before the answer. */
export async function storeMessage(ctx: Ctx, received: Received) {
  const { channel, address, message, read } = received
  const now = ctx.clock()
  const written = new Date(message.at)
  return ctx.db.transaction(async (tx) => {
    await lockAddress(tx, channel, address)
    const { id, conversationId } =
      (await findAddress(tx, channel, address)) ?? (await openAddress(tx, received, now))
    const row = await insertMessage(tx, {
      ...{ conversationId, channel, address, direction: 'in', key: keyOf(received), kind: message.kind },
      ...{
        body: asStored({ ...message, ...read }),
        state: 'received',
        createdAt: now,
      },
      // Limits the time to now. Otherwise a telephone whose clock is ahead would put all later messages behind this message.
      occurredAt: written < now ? written : now,
    })
    if (row) await noteInbound(tx, id, row.occurredAt)
    return { conversationId, isNew: row !== undefined }
  })
}

async function openAddress(tx: Transaction, { channel, address }: Received, now: Date) {
  const isOwner = channel === 'browser'
  const { id: conversationId } = isOwner
    ? await conversationOfOwner(tx, address, now)
    : await insertConversation(tx, now)
  const opened = { conversationId, channel, address, linkedAt: isOwner ? now : null, createdAt: now }
  const row = await insertAddress(tx, opened)
  if (!row) throw new Error('an address is locked while it is made')
  return row
}
