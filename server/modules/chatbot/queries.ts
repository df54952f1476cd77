import { and, asc, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import type { ChatChannel } from '@/contract/entities/chat'
import type { Queryable, Transaction } from '@/server/db/client'
import { chatAddresses, chatMessages, conversations, files } from '@/server/db/schema'

export type MessageRow = typeof chatMessages.$inferSelect
export type NewMessage = typeof chatMessages.$inferInsert

/** Locks the conversation until the transaction ends, so that its messages are answered one after the other. */
export async function lockConversation(tx: Transaction, id: string) {
  const [row] = await tx.select().from(conversations).where(eq(conversations.id, id)).for('update')
  return row
}

/** Each owner has one conversation, also with parallel calls. */
export async function conversationOfOwner(db: Queryable, ownerId: string, now: Date) {
  const times = { createdAt: now, updatedAt: now }
  await db
    .insert(conversations)
    .values({ ownerId, ...times })
    .onConflictDoNothing()
  const [row] = await db.select().from(conversations).where(eq(conversations.ownerId, ownerId))
  if (!row) throw new Error('a conversation that was made is there')
  return row
}

export async function findConversationOf(db: Queryable, ownerId: string) {
  const [row] = await db.select().from(conversations).where(eq(conversations.ownerId, ownerId))
  return row
}

export async function findConversation(db: Queryable, id: string) {
  const [row] = await db.select().from(conversations).where(eq(conversations.id, id))
  return row
}

export async function insertConversation(tx: Transaction, now: Date) {
  const [row] = await tx.insert(conversations).values({ createdAt: now, updatedAt: now }).returning()
  if (!row) throw new Error('an inserted row comes back')
  return row
}

export async function updateConversation(
  tx: Transaction,
  id: string,
  columns: Pick<typeof conversations.$inferSelect, 'state' | 'updatedAt'>,
) {
  await tx
    .update(conversations)
    .set({ ...columns, version: sql`${conversations.version} + 1` })
    .where(eq(conversations.id, id))
}

export async function findAddress(db: Queryable, channel: ChatChannel, address: string) {
  const [row] = await db
    .select()
    .from(chatAddresses)
    .where(and(eq(chatAddresses.channel, channel), eq(chatAddresses.address, address)))
  return row
}

/** Moves an address to another conversation and removes its link. The messages stay in the old conversation. */
export async function moveAddress(tx: Transaction, channel: ChatChannel, address: string, to: string) {
  await tx
    .update(chatAddresses)
    .set({ conversationId: to, linkedAt: null })
    .where(and(eq(chatAddresses.channel, channel), eq(chatAddresses.address, address)))
}

export async function insertAddress(tx: Transaction, address: typeof chatAddresses.$inferInsert) {
  const [row] = await tx.insert(chatAddresses).values(address).onConflictDoNothing().returning()
  return row
}

export async function noteInbound(tx: Transaction, addressId: string, at: Date) {
  await tx
    .update(chatAddresses)
    .set({ lastInboundAt: sql`greatest(${chatAddresses.lastInboundAt}, ${at.toISOString()})` })
    .where(eq(chatAddresses.id, addressId))
}

/** Returns undefined if the message is already stored. */
export async function insertMessage(db: Queryable, message: NewMessage) {
  const [row] = await db.insert(chatMessages).values(message).onConflictDoNothing().returning()
  return row
}

const inOrder = [asc(chatMessages.occurredAt), asc(chatMessages.position)]

/** Finds unanswered messages, in the order in which they were written. */
export function findUnanswered(tx: Transaction, conversationId: string) {
  return tx
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.conversationId, conversationId),
        eq(chatMessages.direction, 'in'),
        eq(chatMessages.state, 'received'),
      ),
    )
    .orderBy(...inOrder)
}

/** More messages than an owner writes in 12 hours. Above the limit, only the latest count. */
const mostGoneThrough = 300

export async function findInboundSince(tx: Transaction, conversationId: string, since: Date) {
  const latest = await tx
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.conversationId, conversationId),
        eq(chatMessages.direction, 'in'),
        gte(chatMessages.occurredAt, since),
      ),
    )
    .orderBy(desc(chatMessages.occurredAt), desc(chatMessages.position))
    .limit(mostGoneThrough)
  return latest.reverse()
}

/** Finds the answered message with the latest time of writing. */
export async function findLastHandled(tx: Transaction, conversationId: string) {
  const [row] = await tx
    .select({ occurredAt: chatMessages.occurredAt })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.conversationId, conversationId),
        eq(chatMessages.direction, 'in'),
        eq(chatMessages.state, 'handled'),
      ),
    )
    .orderBy(desc(chatMessages.occurredAt))
    .limit(1)
  return row
}

const mostTries = 3

/** Counts a failed try of the first unanswered message. After three tries, the message is set aside. */
export async function noteFailure(db: Queryable, conversationId: string, error: string) {
  const waiting = sql`select m.id from chat_messages m
    where m.conversation_id = ${conversationId} and m.direction = 'in' and m.state = 'received'
    order by m.occurred_at, m.position limit 1`
  await db
    .update(chatMessages)
    .set({
      attempts: sql`${chatMessages.attempts} + 1`,
      lastError: error,
      state: sql`case when ${chatMessages.attempts} + 1 >= ${mostTries} then 'failed' else ${chatMessages.state} end`,
    })
    .where(sql`${chatMessages.id} = (${waiting})`)
}

export async function updateMessage(db: Queryable, id: string, columns: Partial<NewMessage>) {
  await db.update(chatMessages).set(columns).where(eq(chatMessages.id, id))
}

const { position } = chatMessages

/** The size limit of a page, because a message may have 20,000 letters. */
const mostPageBytes = 1024 * 1024

/** Finds the newest page, or the page before a message. The oldest message comes first. `isCut`: the page had no room for all messages. */
export async function findPage(db: Queryable, conversationId: string, limit: number, before?: string) {
  const earlier = sql`${position} < (select m.position from chat_messages m where m.id = ${before})`
  const wanted = db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.conversationId, conversationId), before ? earlier : undefined))
    .orderBy(desc(position))
    .limit(limit)
    .as('wanted')
  const bytes = sql`octet_length(${wanted.body}::text)`
  const bytesAfter = sql<number>`(sum(${bytes}) over (order by ${wanted.position} desc) - ${bytes})::integer`
  const weighed = db
    .select({
      ...wanted._.selectedFields,
      bytesAfter: bytesAfter.as('bytes_after'),
      count: sql<number>`count(*) over ()::integer`.as('count'),
    })
    .from(wanted)
    .as('weighed')
  const rows = await db
    .select()
    .from(weighed)
    .where(lt(weighed.bytesAfter, mostPageBytes))
    .orderBy(desc(weighed.position))
  return { found: rows.reverse(), isCut: rows.length < (rows[0]?.count ?? 0) }
}

export function findByKeys(db: Queryable, channel: ChatChannel, direction: 'in' | 'out', keys: string[]) {
  return db
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.channel, channel),
        eq(chatMessages.direction, direction),
        inArray(chatMessages.key, keys),
      ),
    )
    .orderBy(asc(position))
}

/** A parallel transaction that creates the same address waits here, and then finds the address. */
export async function lockAddress(tx: Transaction, channel: ChatChannel, address: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`chat ${channel} ${address}`}))`)
}

export async function ownsFile(db: Queryable, ownerId: string, url: string) {
  return (await db.$count(files, and(eq(files.ownerId, ownerId), eq(files.url, url)))) > 0
}

const hasDrawing = sql`${chatMessages.body} -> 'drawing' is not null`

export function findUndrawn(db: Queryable, conversationId: string) {
  return db
    .select({ row: chatMessages, ownerId: conversations.ownerId })
    .from(chatMessages)
    .innerJoin(conversations, eq(conversations.id, chatMessages.conversationId))
    .where(
      and(
        eq(chatMessages.conversationId, conversationId),
        eq(chatMessages.state, 'pending'),
        eq(chatMessages.direction, 'out'),
        hasDrawing,
      ),
    )
    .orderBy(asc(position))
}

export async function updateUndrawn(db: Queryable, id: string, columns: Partial<NewMessage>) {
  await db
    .update(chatMessages)
    .set(columns)
    .where(and(eq(chatMessages.id, id), hasDrawing))
}

/** Finds conversations with an overdue message: unanswered, or with a picture not drawn. */
export async function findStranded(db: Queryable, before: Date) {
  const { conversationId, createdAt, state, direction } = chatMessages
  const isUnanswered = and(eq(direction, 'in'), eq(state, 'received'))
  const isUndrawn = and(eq(direction, 'out'), eq(state, 'pending'), hasDrawing)
  const rows = await db
    .selectDistinct({ id: conversationId })
    .from(chatMessages)
    .where(and(lt(createdAt, before), or(isUnanswered, isUndrawn)))
    .limit(100)
  return rows.map(({ id }) => id)
}
