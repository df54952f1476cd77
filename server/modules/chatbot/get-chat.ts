import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/chat'
import type { OwnerCtx } from '@/server/ctx'
import { messageOf } from './chat-shape'
import { linkTextOf } from './link-code'
import { findConversationOf, findLinkedPhone, findPage } from './queries'

export async function getChat(
  ctx: OwnerCtx,
  { query: { before, limit } }: Input<typeof contract.getChat>,
): Promise<Answer<typeof contract.getChat>> {
  const linkText = await linkTextOf(ctx)
  const conversation = await findConversationOf(ctx.db, ctx.owner.ownerId)
  if (!conversation) return { messages: [], nextBefore: null, linkText, linkedPhone: null }
  const [found, phone] = await Promise.all([
    findPage(ctx.db, conversation.id, limit + 1, before),
    findLinkedPhone(ctx.db, conversation.id),
  ])
  const page = found.slice(-limit)
  return {
    messages: page.map(messageOf),
    nextBefore: found.length > limit ? (page[0]?.id ?? null) : null,
    linkText,
    linkedPhone: phone?.slice(-4) ?? null,
  }
}
