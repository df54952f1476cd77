import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { IncomingMessage } from '@/contract/entities/chat'
import type { Language } from '@/contract/languages'
import type { Queryable, Transaction } from '@/server/db/client'
import { authTokens, chatAddresses, chatMessages, conversations } from '@/server/db/schema'

const isTelephone = (address: string) =>
  and(eq(chatAddresses.channel, 'whatsapp'), eq(chatAddresses.address, address))

/** The same lock as the chatbot's lock for an address, so that a link and a first message do not both open a conversation. */
export async function lockTelephone(tx: Transaction, address: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`chat whatsapp ${address}`}))`)
}

export async function findTelephone(tx: Queryable, address: string) {
  const [row] = await tx
    .select({ id: chatAddresses.id, conversationId: conversations.id, ownerId: conversations.ownerId })
    .from(chatAddresses)
    .innerJoin(conversations, eq(conversations.id, chatAddresses.conversationId))
    .where(isTelephone(address))
  return row
}

/** An unknown telephone gets a new conversation. */
export async function openAddress(tx: Transaction, address: string, now: Date) {
  const known = await findTelephone(tx, address)
  if (known) return known.conversationId
  const times = { createdAt: now, updatedAt: now }
  const [made] = await tx.insert(conversations).values(times).returning({ id: conversations.id })
  if (!made) throw new Error('an inserted row comes back')
  await tx
    .insert(chatAddresses)
    .values({ conversationId: made.id, channel: 'whatsapp', address, createdAt: now })
  return made.id
}

type AnsweredMessage = {
  conversationId: string
  address: string
  message: IncomingMessage
  text: string
  language: Language
  now: Date
}

export async function insertAnswered(tx: Transaction, answered: AnsweredMessage) {
  const { conversationId, address, message, text, language, now } = answered
  const common = { conversationId, channel: 'whatsapp', address } as const
  await tx
    .insert(chatMessages)
    .values([
      {
        ...{ ...common, direction: 'in', key: message.id, kind: message.kind, body: { ...message } },
        ...{ state: 'handled', occurredAt: new Date(message.at), createdAt: now },
      },
      {
        ...{ ...common, direction: 'out', key: `${message.id}/0`, kind: 'reply' },
        body: { reply: { text }, language },
        ...{ state: 'pending', nextAttemptAt: now, occurredAt: now, createdAt: new Date(now.getTime() + 1) },
      },
    ])
    .onConflictDoNothing()
}

/** Locks the token until the transaction ends: of two telephones with the same code, only the first succeeds. */
export async function lockLinkToken(tx: Transaction, id: string) {
  const [row] = await tx
    .select()
    .from(authTokens)
    .where(and(eq(authTokens.id, id), eq(authTokens.purpose, 'link-chat')))
    .for('update')
  return row
}

export async function spendLinkToken(tx: Transaction, id: string, usedAt: Date) {
  await tx.update(authTokens).set({ usedAt }).where(eq(authTokens.id, id))
}

/** Moves a telephone and its messages into its owner's conversation. */
export async function moveTelephone(tx: Transaction, address: string, ownerId: string, now: Date) {
  const times = { createdAt: now, updatedAt: now }
  const { id } = conversations
  await tx
    .insert(conversations)
    .values({ ownerId, ...times })
    .onConflictDoNothing()
  const [own] = await tx.select({ id }).from(conversations).where(eq(conversations.ownerId, ownerId))
  if (!own) throw new Error('a conversation that was made is there')
  const before = await openAddress(tx, address, now)
  await tx.update(chatAddresses).set({ conversationId: own.id, linkedAt: now }).where(isTelephone(address))
  await tx.update(chatMessages).set({ conversationId: own.id }).where(eq(chatMessages.conversationId, before))
  await tx.delete(conversations).where(and(eq(id, before), isNull(conversations.ownerId)))
}

export function listTelephones(db: Queryable, ownerId: string) {
  const { id, address, linkedAt, lastInboundAt, channel, createdAt } = chatAddresses
  return db
    .select({ id, address, linkedAt, lastInboundAt })
    .from(chatAddresses)
    .innerJoin(conversations, eq(conversations.id, chatAddresses.conversationId))
    .where(and(eq(channel, 'whatsapp'), eq(conversations.ownerId, ownerId)))
    .orderBy(asc(createdAt), asc(id))
}

/** Removes a telephone, so that no more replies go there. The messages stay with the owner. */
export async function deleteTelephone(tx: Transaction, ownerId: string, id: string) {
  const [gone] = await tx
    .delete(chatAddresses)
    .where(
      and(
        ...[eq(chatAddresses.id, id), eq(chatAddresses.channel, 'whatsapp')],
        sql`${chatAddresses.conversationId} in
          (select ${conversations.id} from ${conversations} where ${conversations.ownerId} = ${ownerId})`,
      ),
    )
    .returning()
  if (!gone) return false
  const { conversationId, channel, direction, state, address } = chatMessages
  await tx
    .update(chatMessages)
    .set({ state: 'failed', lastError: 'unlinked', claimedUntil: null })
    .where(
      and(
        ...[eq(conversationId, gone.conversationId), eq(channel, 'whatsapp'), eq(direction, 'out')],
        ...[eq(state, 'pending'), eq(address, gone.address)],
      ),
    )
  return true
}
