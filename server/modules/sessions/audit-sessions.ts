import type { OwnerCtx } from '@/server/ctx'
import { insertAudit } from '@/server/db/audit'
import type { Transaction } from '@/server/db/client'

export function auditSessions(tx: Transaction, { owner: { ownerId }, clock, requestId }: OwnerCtx) {
  const entity = { actorId: ownerId, entityKind: 'owner', entityId: ownerId }
  return insertAudit(tx, {
    actorKind: 'owner',
    action: 'owner.sessions-ended',
    ...entity,
    at: clock(),
    requestId,
  })
}
