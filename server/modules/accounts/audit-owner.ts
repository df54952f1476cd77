import { insertAudit } from '@/server/db/audit'
import type { Transaction } from '@/server/db/client'

type Entry = { ownerId: string; action: `owner.${string}`; at: Date; requestId: string }

/** Writes an owner's changes of their own account to the audit log. */
export function auditOwner(tx: Transaction, { ownerId, ...entry }: Entry) {
  const entity = { actorId: ownerId, entityKind: 'owner', entityId: ownerId }
  return insertAudit(tx, { actorKind: 'owner', ...entity, ...entry })
}
