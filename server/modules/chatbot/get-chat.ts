import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/chat'
import type { OwnerCtx } from '@/server/ctx'
import { messageOf } from './chat-shape'
import { findConversationOf, findPage } from './queries'
import { zoneOf } from './zone-of'

export async function getChat(
  ctx: OwnerCtx,
  { query: { before, limit } }: Input<typeof contract.getChat>,
): Promise<Answer<typeof contract.getChat>> {
  const { ownerId } = ctx.owner
  const timeZone = await zoneOf(ctx, ownerId)
  const conversation = await findConversationOf(ctx.db, ownerId)
  if (!conversation) return { messages: [], nextBefore: null, timeZone }
  const { found, isCut } = await findPage(ctx.db, conversation.id, limit + 1, before)
  const page = found.slice(-limit)
  return {
    messages: page.map(messageOf),
    nextBefore: isCut || found.length > limit ? (page[0]?.id ?? null) : null,
    timeZone,
  }
}
