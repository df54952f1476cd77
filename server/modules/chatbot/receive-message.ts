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
import type { FileRead } from './read-file'
import { asStored } from './stored'

type Received = {
  channel: ChatChannel
  /** A telephone as the channel knows it; in the browser the owner's id, who has signed in. */
  address: string
  message: IncomingMessage
  /** What is written in its file. */
  read?: FileRead
}

/** The same name may be given by two browsers, but a channel gives its own only once. */
export const keyOf = ({ channel, address, message }: Pick<Received, 'channel' | 'address' | 'message'>) =>
  channel === 'browser' ? `${address}:${message.id}` : message.id

/**
 * Stores what came, once, and answers all of the conversation that is unanswered. Doubled or out of order, it comes to the
 * same. Replies of a channel that has to be sent lie there as `pending`, in the order of their position.
 */
export async function receiveMessage(ctx: Ctx, received: Received) {
  const stored = await storeMessage(ctx, received)
  const { conversationId } = stored
  await answerConversation(ctx, conversationId)
  // In a browser the words are there while the picture is still being drawn.
  if (received.channel === 'whatsapp') await drawReplies(ctx, conversationId)
  else ctx.background.run('chat-drawing', () => drawReplies(ctx, conversationId))
  return stored
}

/** The first half, for a channel that has to acknowledge before anything is answered. */
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
      // Nobody writes in the future: a clock that is fast must not put all that follows behind.
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
