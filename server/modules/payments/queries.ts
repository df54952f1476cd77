import { desc, eq } from 'drizzle-orm'
import type { Database } from '@/server/db/client'
import { invoices, payments } from '@/server/db/schema'

export async function findPayment(db: Database, ownerId: string) {
  const [payment] = await db.select().from(payments).where(eq(payments.ownerId, ownerId))
  return payment
}

export function findInvoices(db: Database, ownerId: string) {
  return db
    .select()
    .from(invoices)
    .where(eq(invoices.ownerId, ownerId))
    .orderBy(desc(invoices.created), desc(invoices.number))
}
