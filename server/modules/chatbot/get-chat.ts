import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/chat'
import type { OwnerCtx } from '@/server/ctx'
import { messageOf } from './chat-shape'
import { findConversationOf, findPage } from './queries'

export async function getChat(
  ctx: OwnerCtx,
  { query: { before, limit } }: Input<typeof contract.getChat>,
): Promise<Answer<typeof contract.getChat>> {
  const conversation = await findConversationOf(ctx.db, ctx.owner.ownerId)
  if (!conversation) return { messages: [], nextBefore: null }
  const found = await findPage(ctx.db, conversation.id, limit + 1, before)
  const page = found.slice(-limit)
  return {
    messages: page.map(messageOf),
    nextBefore: found.length > limit ? (page[0]?.id ?? null) : null,
  }
}
