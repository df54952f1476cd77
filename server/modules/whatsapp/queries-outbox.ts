import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queryable } from '@/server/db/client'
import { chatAddresses, chatMessages } from '@/server/db/schema'

export type OutboxRow = typeof chatMessages.$inferSelect
type Columns = Partial<typeof chatMessages.$inferInsert>

const { id, conversationId, direction, channel, state, position, nextAttemptAt, claimedUntil } = chatMessages
const isPending = and(eq(channel, 'whatsapp'), eq(direction, 'out'), eq(state, 'pending'))

/** What calls somebody back goes before what waits for them. */
const inLine = [sql`${chatMessages.kind} = 'recall' desc`, position]

export async function insertRecall(db: Queryable, row: typeof chatMessages.$inferInsert) {
  await db.insert(chatMessages).values(row).onConflictDoNothing()
}

/** The first unsent reply of each conversation's telephones, if it is due and drawn: the later ones wait for it. */
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

/** A delivery state may have come before the answer that it was accepted: then it stays. */
export async function noteAccepted(db: Queryable, rowId: string, providerMessageId: string) {
  await db
    .update(chatMessages)
    .set({
      ...{ providerMessageId, claimedUntil: null, lastError: null },
      state: sql`case when ${state} = 'pending' then 'sent' else ${state} end`,
    })
    .where(eq(id, rowId))
}

/** Only while nobody has heard otherwise. */
export async function noteUnsent(db: Queryable, rowId: string, columns: Columns) {
  await db
    .update(chatMessages)
    .set({ ...columns, claimedUntil: null })
    .where(and(eq(id, rowId), eq(state, 'pending')))
}

/** Where a reply goes, and when that person last wrote. Undefined once the telephone is no longer linked. */
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

/** WhatsApp answers again: what waited because it did not need wait no longer. */
export async function hurryWaiting(db: Queryable, now: Date) {
  await db
    .update(chatMessages)
    .set({ nextAttemptAt: now })
    .where(and(isPending, sql`${chatMessages.lastError} ~ '^(unreachable|http-5|190 )'`))
}

type Told = { messageId: string; ours: string | null; state: 'sent' | 'delivered' | 'read' }

const ranks = sql`array['pending', 'failed', 'sent', 'delivered', 'read']`

/** States only ever go forward, in whatever order they are told. One we did not know was accepted is known by our own name for it. */
export async function noteDelivery(db: Queryable, { messageId, ours, state: told }: Told) {
  const isIt = ours
    ? or(
        eq(chatMessages.providerMessageId, messageId),
        and(eq(id, ours), isNull(chatMessages.providerMessageId)),
      )
    : eq(chatMessages.providerMessageId, messageId)
  await db
    .update(chatMessages)
    .set({ state: told, providerMessageId: messageId, lastError: null })
    .where(
      and(
        ...[eq(channel, 'whatsapp'), eq(direction, 'out'), isIt],
        sql`array_position(${ranks}, ${state}) < array_position(${ranks}, ${told}::text)`,
      ),
    )
}

/** Accepted and then not delivered after all; a state that says it arrived is stronger. */
export async function noteUndelivered(db: Queryable, messageId: string, columns: Columns) {
  await db
    .update(chatMessages)
    .set({ ...columns, claimedUntil: null })
    .where(and(eq(channel, 'whatsapp'), eq(chatMessages.providerMessageId, messageId), eq(state, 'sent')))
}
