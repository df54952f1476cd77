import { and, desc, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/client'
import { invoices, owners, type qrOrderStates, qrOrders, restaurants } from '@/server/db/schema'

export type OrderState = (typeof qrOrderStates)[number]

/** Newest first. */
export function findOrders(
  db: Queryable,
  { state, limit }: { state?: OrderState | undefined; limit: number },
) {
  return db
    .select({
      ...{
        orderId: qrOrders.id,
        state: qrOrders.state,
        codes: qrOrders.pack,
        priceCents: qrOrders.priceCents,
      },
      ...{
        restaurant: restaurants.name,
        email: owners.email,
        note: qrOrders.note,
        createdAt: qrOrders.createdAt,
      },
    })
    .from(qrOrders)
    .innerJoin(restaurants, eq(restaurants.id, qrOrders.restaurantId))
    .leftJoin(owners, eq(owners.id, qrOrders.ownerId))
    .where(state && eq(qrOrders.state, state))
    .orderBy(desc(qrOrders.createdAt), qrOrders.id)
    .limit(limit)
}

export async function lockOrder(tx: Transaction, orderId: string) {
  const [order] = await tx.select().from(qrOrders).where(eq(qrOrders.id, orderId)).for('update')
  return order
}

export async function updateOrder(
  tx: Transaction,
  { id, version }: { id: string; version: number },
  columns: { state: OrderState; note?: string; updatedAt: Date },
) {
  await tx
    .update(qrOrders)
    .set({ ...columns, version: version + 1 })
    .where(eq(qrOrders.id, id))
}

export async function lockInvoice(tx: Transaction, series: string, number: number) {
  const [invoice] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.series, series), eq(invoices.number, number)))
    .for('update')
  return invoice
}

export async function markRefunded(tx: Transaction, id: string, refundedAt: Date) {
  await tx.update(invoices).set({ state: 'refunded', refundedAt }).where(eq(invoices.id, id))
}
