import { eq, or, sql } from 'drizzle-orm'
import type { Transaction } from '@/server/db/client'
import { contactMessages, mailbox, outbox, owners, restaurants } from '@/server/db/schema'

/**
 * The tables say what follows an owner (cascade) and what stays without a name: invoices, which carry what the law asks
 * for, and files, which go with the next sweep. Here goes what only knows the address.
 */
export async function eraseOwner(tx: Transaction, { ownerId, email }: { ownerId: string; email: string }) {
  const gone = await tx.select().from(restaurants).where(eq(restaurants.ownerId, ownerId))
  await tx
    .delete(contactMessages)
    .where(or(eq(contactMessages.ownerId, ownerId), eq(contactMessages.email, email)))
  await tx.delete(outbox).where(or(eq(outbox.recipient, email), sql`${outbox.payload}->>'email' = ${email}`))
  await tx.delete(mailbox).where(eq(mailbox.recipient, email))
  await tx.delete(owners).where(eq(owners.id, ownerId))
  return gone
}
