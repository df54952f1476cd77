import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queryable } from '@/server/db/client'
import { chatAddresses, chatMessages } from '@/server/db/schema'

export type OutboxRow = typeof chatMessages.$inferSelect
type Columns = Partial<typeof chatMessages.$inferInsert>

const { id, conversationId, direction, channel, state, position, nextAttemptAt, claimedUntil } = chatMessages
const isPending = and(eq(channel, 'whatsapp'), eq(direction, 'out'), eq(state, 'pending'))

/** A recall goes before the replies that wait for it. */
const inLine = [sql`${chatMessages.kind} = 'recall' desc`, position]

export async function insertRecall(db: Queryable, row: typeof chatMessages.$inferInsert) {
  await db.insert(chatMessages).values(row).onConflictDoNothing()
}

/** Claims the first unsent reply of each telephone in each conversation, if the reply is due and drawn. Later replies wait. */
export function claimOutbox(db: Queryable, now: Date, until: Date, limit: number): Promise<OutboxRow[]> {
  const heads = db
    .selectDistinctOn([conversationId, chatMessages.address], {
      id,
      dueAt: nextAttemptAt,
      held: claimedUntil,
      body: chatMessages.body,
    })
    .from(chatMessages)
    .where(isPending)
    .orderBy(conversationId, chatMessages.address, ...inLine)
    .as('heads')
  const due = db
    .select({ id: heads.id })
    .from(heads)
    .where(
      sql`${heads.dueAt} <= ${now} and (${heads.held} is null or ${heads.held} < ${now})
        and ${heads.body} -> 'drawing' is null`,
    )
    .limit(limit)
  return db
    .update(chatMessages)
    .set({ claimedUntil: until, attempts: sql`least(${chatMessages.attempts} + 1, 1000)` })
    .where(and(inArray(id, due), isPending, or(isNull(claimedUntil), lt(claimedUntil, now))))
    .returning()
}

/** A delivery state may arrive before the answer that WhatsApp accepted the message. The delivery state then stays. */
export async function noteAccepted(db: Queryable, rowId: string, providerMessageId: string) {
  await db
    .update(chatMessages)
    .set({
      ...{ providerMessageId, claimedUntil: null, lastError: null },
      state: sql`case when ${state} = 'pending' then 'sent' else ${state} end`,
    })
    .where(eq(id, rowId))
}

/** Only changes a reply without a delivery state. */
export async function noteUnsent(db: Queryable, rowId: string, columns: Columns) {
  await db
    .update(chatMessages)
    .set({ ...columns, claimedUntil: null })
    .where(and(eq(id, rowId), eq(state, 'pending')))
}

/** Finds the address of a reply, and the time of the last message from there. Undefined if the telephone is no longer linked. */
export async function findWindow(db: Queryable, row: Pick<OutboxRow, 'conversationId' | 'address'>) {
  const [found] = await db
    .select({
      address: chatAddresses.address,
      lastInboundAt: chatAddresses.lastInboundAt,
      linkedAt: chatAddresses.linkedAt,
    })
    .from(chatAddresses)
    .where(
      and(
        eq(chatAddresses.channel, 'whatsapp'),
        eq(chatAddresses.conversationId, row.conversationId),
        row.address ? eq(chatAddresses.address, row.address) : undefined,
      ),
    )
    .orderBy(sql`${chatAddresses.lastInboundAt} desc nulls last`)
    .limit(1)
  return found
}

/** WhatsApp answers again: replies that waited because of the outage are due now. */
export async function hurryWaiting(db: Queryable, now: Date) {
  await db
    .update(chatMessages)
    .set({ nextAttemptAt: now })
    .where(and(isPending, sql`${chatMessages.lastError} ~ '^(unreachable|http-5|190 )'`))
}

type Delivery = { messageId: string; ours: string | null; state: 'sent' | 'delivered' | 'read' }

const ranks = sql`array['pending', 'failed', 'sent', 'delivered', 'read']`

/** A delivery state only moves forward, in any order of arrival. A reply whose acceptance we missed is found by our own id. */
export async function noteDelivery(db: Queryable, { messageId, ours, state: newState }: Delivery) {
  const isIt = ours
    ? or(
        eq(chatMessages.providerMessageId, messageId),
        and(eq(id, ours), isNull(chatMessages.providerMessageId)),
      )
    : eq(chatMessages.providerMessageId, messageId)
  await db
    .update(chatMessages)
    .set({ state: newState, providerMessageId: messageId, lastError: null })
    .where(
      and(
        ...[eq(channel, 'whatsapp'), eq(direction, 'out'), isIt],
        sql`array_position(${ranks}, ${state}) < array_position(${ranks}, ${newState}::text)`,
      ),
    )
}

/** WhatsApp accepted the reply but did not deliver the reply. A state that says «delivered» has priority. */
export async function noteUndelivered(db: Queryable, messageId: string, columns: Columns) {
  await db
    .update(chatMessages)
    .set({ ...columns, claimedUntil: null })
    .where(and(eq(channel, 'whatsapp'), eq(chatMessages.providerMessageId, messageId), eq(state, 'sent')))
}
