import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/client'
import { dishAlerts, subscribers } from '@/server/db/schema'

export async function findAlert(tx: Transaction, subscriberId: string, key: string) {
  const [found] = await tx
    .select()
    .from(dishAlerts)
    .where(and(eq(dishAlerts.subscriberId, subscriberId), eq(dishAlerts.key, key)))
  return found
}

export function countActive(tx: Transaction, subscriberId: string) {
  return tx.$count(
    dishAlerts,
    and(eq(dishAlerts.subscriberId, subscriberId), eq(dishAlerts.state, 'confirmed')),
  )
}

/** Inserts an alert, or updates the alert with the newest wording and proof. */
export async function upsertPending(tx: Transaction, row: typeof dishAlerts.$inferInsert) {
  const { subscriberId, key, ...asked } = row
  const [saved] = await tx
    .insert(dishAlerts)
    .values(row)
    .onConflictDoUpdate({
      target: [dishAlerts.subscriberId, dishAlerts.key],
      set: { ...asked, state: 'pending', confirmedAt: null, confirmIpHash: null },
    })
    .returning({ id: dishAlerts.id })
  if (!saved) throw new Error('an upsert returns its row')
  return saved.id
}

export async function findForConfirmation(db: Queryable, alertId: string) {
  const [found] = await db
    .select({ alert: dishAlerts, email: subscribers.email })
    .from(dishAlerts)
    .innerJoin(subscribers, eq(subscribers.id, dishAlerts.subscriberId))
    .where(eq(dishAlerts.id, alertId))
  return found
}

/** Returns false if a parallel call was first. */
export async function confirmPending(tx: Transaction, id: string, now: Date, confirmIpHash: Buffer | null) {
  const confirmed = await tx
    .update(dishAlerts)
    .set({ state: 'confirmed', confirmedAt: now, confirmIpHash })
    .where(and(eq(dishAlerts.id, id), eq(dishAlerts.state, 'pending')))
    .returning({ id: dishAlerts.id })
  return confirmed.length > 0
}

export function listAlerts(db: Queryable, ids: string[]) {
  return db.select().from(dishAlerts).where(inArray(dishAlerts.id, ids)).orderBy(dishAlerts.dish)
}

export async function endActive(db: Queryable, ids: string[], now: Date) {
  await db
    .update(dishAlerts)
    .set({ state: 'unsubscribed', unsubscribedAt: now })
    .where(and(inArray(dishAlerts.id, ids), ne(dishAlerts.state, 'unsubscribed')))
}
