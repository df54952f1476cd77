import type { Database } from '@/server/db/client'
import { payments } from '@/server/db/schema'
import type { TestOwner } from '@/tests/api/support/world'

type Plan = Partial<typeof payments.$inferInsert>

/** Premium by hand unless something else is asked for: whatever day it is. */
export async function givePlan(
  db: Database,
  { ownerId }: Pick<TestOwner, 'ownerId'>,
  plan: Plan = { plan: 'premium', manualOverride: true },
) {
  const updatedAt = new Date()
  await db
    .insert(payments)
    .values({ ownerId, updatedAt, ...plan })
    .onConflictDoUpdate({ target: payments.ownerId, set: { updatedAt, ...plan } })
}
