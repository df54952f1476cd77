import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/chat'
import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { messageOf } from './chat-shape'
import { findByKeys, ownsFile } from './queries'
import { isReadOnce, readMessage } from './read-message'
import { keyOf, receiveMessage } from './receive-message'

const mostReplies = 20

/** The browser's channel: the writer is the owner of the session. */
export async function sendChatMessage(
  ctx: OwnerCtx,
  { body: message }: Input<typeof contract.sendChatMessage>,
): Promise<Answer<typeof contract.sendChatMessage>> {
  const { ownerId } = ctx.owner
  if ('file' in message && !(await ownsFile(ctx.db, ownerId, message.file)))
    throw new AppError('not-found', 'file', { fields: { file: 'unknown-file' } })
  const received = { channel: 'browser' as const, address: ownerId, message }
  const key = keyOf(received)
  // A browser that got no answer sends the message again. The first one is already read.
  const [before] = isReadOnce(ctx, message) ? await findByKeys(ctx.db, 'browser', 'in', [key]) : []
  await receiveMessage(
    ctx,
    before ? received : { ...received, read: await readMessage(ctx, ownerId, message) },
  )
  const replies = Array.from({ length: mostReplies }, (_, index) => `${key}/${index}`)
  const [sent, answers] = await Promise.all([
    findByKeys(ctx.db, 'browser', 'in', [key]),
    findByKeys(ctx.db, 'browser', 'out', replies),
  ])
  return { messages: [...sent, ...answers].map(messageOf) }
}
