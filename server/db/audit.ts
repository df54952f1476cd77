import type { Transaction } from './client'
import { auditLog } from './schema'

/** Who changed what, in the transaction that changes it. Never what was typed. */
export async function insertAudit(tx: Transaction, entry: typeof auditLog.$inferInsert) {
  await tx.insert(auditLog).values(entry)
}
