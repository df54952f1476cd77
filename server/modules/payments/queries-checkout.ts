import { and, desc, eq, gt } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '@/server/db/client'
import { checkouts, payments } from '@/server/db/schema'
import type { PaymentPort } from '@/server/ports/payments/port'

type Provider = PaymentPort['provider']

const hour = 60 * 60 * 1000
/**
 * An open checkout is offered again for 22 hours. The session stays open one hour more, so that an owner who arrives late has time
 * to pay.
 */
const openMs = 22 * hour
/** A provider keeps a session for 24 hours at most. */
export const sessionEnd = (createdAt: Date) => new Date(createdAt.getTime() + openMs + hour)

export async function findPaymentIn(db: Queryable, ownerId: string) {
  const [payment] = await db.select().from(payments).where(eq(payments.ownerId, ownerId))
  return payment
}

export async function findOpenCheckout(tx: Queryable, ownerId: string, provider: Provider, now: Date) {
  const [open] = await tx
    .select({ id: checkouts.id, createdAt: checkouts.createdAt, sessionId: checkouts.providerSessionId })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.ownerId, ownerId),
        eq(checkouts.provider, provider),
        eq(checkouts.state, 'open'),
        gt(checkouts.createdAt, new Date(now.getTime() - openMs)),
      ),
    )
    .orderBy(desc(checkouts.createdAt))
    .limit(1)
  return open
}

export async function findCheckout(db: Queryable, checkoutId: string, ownerId: string) {
  const [checkout] = await db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.id, checkoutId), eq(checkouts.ownerId, ownerId)))
  return checkout
}

export async function insertCheckout(tx: Transaction, checkout: typeof checkouts.$inferInsert) {
  await tx.insert(checkouts).values(checkout)
}

export async function noteSession(db: Database, checkoutId: string, providerSessionId: string) {
  await db.update(checkouts).set({ providerSessionId }).where(eq(checkouts.id, checkoutId))
}
