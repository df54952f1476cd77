import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queryable } from '@/server/db/client'
import { chatAddresses, chatMessages, conversations, whatsappInbox } from '@/server/db/schema'

export type InboxRow = typeof whatsappInbox.$inferSelect

/** Stores each message once, by WhatsApp's message id. */
export async function insertInbox(db: Queryable, rows: (typeof whatsappInbox.$inferInsert)[]) {
  const { messageId } = whatsappInbox
  return db.insert(whatsappInbox).values(rows).onConflictDoNothing().returning({ messageId })
}

/** Claims the first unanswered message of each telephone, if the message is due. Later messages of the telephone wait. */
export function claimInbox(db: Queryable, now: Date, claimedUntil: Date, limit: number): Promise<InboxRow[]> {
  const { messageId, address, occurredAt, position, state, nextAttemptAt } = whatsappInbox
  const heads = db
    .selectDistinctOn([address], { id: messageId, dueAt: nextAttemptAt, held: whatsappInbox.claimedUntil })
    .from(whatsappInbox)
    .where(eq(state, 'received'))
    .orderBy(address, occurredAt, position)
    .as('heads')
  const due = db
    .select({ id: heads.id })
    .from(heads)
    .where(sql`${heads.dueAt} <= ${now} and (${heads.held} is null or ${heads.held} < ${now})`)
    .limit(limit)
  return db
    .update(whatsappInbox)
    .set({ claimedUntil, attempts: sql`${whatsappInbox.attempts} + 1` })
    .where(
      and(
        inArray(messageId, due),
        eq(state, 'received'),
        or(isNull(whatsappInbox.claimedUntil), lt(whatsappInbox.claimedUntil, now)),
      ),
    )
    .returning()
}

export async function settleInbox(
  db: Queryable,
  id: string,
  columns: Partial<typeof whatsappInbox.$inferInsert>,
) {
  await db
    .update(whatsappInbox)
    .set({ ...columns, claimedUntil: null })
    .where(eq(whatsappInbox.messageId, id))
}

export async function findOwnerOf(db: Queryable, address: string) {
  const [row] = await db
    .select({ ownerId: conversations.ownerId })
    .from(chatAddresses)
    .innerJoin(conversations, eq(conversations.id, chatAddresses.conversationId))
    .where(and(eq(chatAddresses.channel, 'whatsapp'), eq(chatAddresses.address, address)))
  return row?.ownerId ?? null
}

/** A message from a telephone allows answers for a day. Replies that waited for a message go out first. */
export async function openWindow(db: Queryable, address: string, at: Date, now: Date) {
  const [row] = await db
    .update(chatAddresses)
    .set({ lastInboundAt: sql`greatest(${chatAddresses.lastInboundAt}, ${at}::timestamptz)` })
    .where(and(eq(chatAddresses.channel, 'whatsapp'), eq(chatAddresses.address, address)))
    .returning({ conversationId: chatAddresses.conversationId })
  if (!row) return
  const { conversationId, direction, channel, state, nextAttemptAt } = chatMessages
  const pending = and(
    ...[eq(conversationId, row.conversationId), eq(direction, 'out'), eq(channel, 'whatsapp')],
    eq(state, 'pending'),
  )
  await db
    .update(chatMessages)
    .set({
      address: sql`coalesce(${chatMessages.address}, ${address})`,
      nextAttemptAt: sql`coalesce(${nextAttemptAt}, ${now}::timestamptz)`,
    })
    .where(and(pending, or(isNull(chatMessages.address), isNull(nextAttemptAt))))
}

const keptDays = 30

/** Longer than WhatsApp retries a delivery, so that a repeated message is never taken for a new message. */
export async function deleteOldInbox(db: Queryable, now: Date) {
  const moment = new Date(now.getTime() - keptDays * 86_400_000)
  await db.delete(whatsappInbox).where(lt(whatsappInbox.receivedAt, moment))
}
