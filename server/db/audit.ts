import type { Transaction } from './client'
import { auditLog } from './schema'

/** Records who changed what, in the transaction of the change. Never records what was typed. */
export async function insertAudit(tx: Transaction, entry: typeof auditLog.$inferInsert) {
  await tx.insert(auditLog).values(entry)
}
