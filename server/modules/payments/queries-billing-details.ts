import { eq } from 'drizzle-orm'
import type { BillingDetails } from '@/contract/entities/billing-details'
import type { Queryable, Transaction } from '@/server/db/client'
import { billingDetails } from '@/server/db/schema'

export async function findBillingDetails(db: Queryable, ownerId: string) {
  const { name, taxId, address, postcode, city } = billingDetails
  const [row] = await db
    .select({ name, taxId, address, postcode, city })
    .from(billingDetails)
    .where(eq(billingDetails.ownerId, ownerId))
  return row ?? null
}

export async function upsertBillingDetails(
  tx: Transaction,
  ownerId: string,
  details: BillingDetails,
  updatedAt: Date,
) {
  const set = { ...details, updatedAt }
  await tx
    .insert(billingDetails)
    .values({ ownerId, ...set })
    .onConflictDoUpdate({ target: billingDetails.ownerId, set })
}
