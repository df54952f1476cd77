import { eq } from 'drizzle-orm'
import type { ChatReply } from '@/contract/entities/chat'
import type { Language } from '@/contract/languages'
import type { Transaction } from '@/server/db/client'
import { chatMessages, conversations } from '@/server/db/schema'

export async function insertGreeting(
  tx: Transaction,
  { ownerId, reply, language, now }: { ownerId: string; reply: ChatReply; language: Language; now: Date },
) {
  const times = { createdAt: now, updatedAt: now }
  const { id } = conversations
  await tx
    .insert(conversations)
    .values({ ownerId, ...times })
    .onConflictDoNothing()
  const [own] = await tx.select({ id }).from(conversations).where(eq(conversations.ownerId, ownerId))
  if (!own) throw new Error('a conversation that was made is there')
  await tx
    .insert(chatMessages)
    .values({
      ...{ conversationId: own.id, channel: 'browser', direction: 'out', key: `greeting:${ownerId}` },
      ...{ kind: 'reply', state: 'delivered', body: { reply, language }, occurredAt: now, createdAt: now },
    })
    .onConflictDoNothing()
}
