import type { OwnerCtx } from '@/server/ctx'
import { insertAudit } from '@/server/db/audit'
import type { Transaction } from '@/server/db/client'
import type { TemplateRow } from './queries'

type Change = { action: `template.${string}`; row: Pick<TemplateRow, 'id' | 'version'>; now: Date }

export async function noteChange(tx: Transaction, ctx: OwnerCtx, { action, row, now }: Change) {
  await insertAudit(tx, {
    at: now,
    ...{ actorKind: 'owner', actorId: ctx.owner.ownerId, requestId: ctx.requestId },
    ...{ action, entityKind: 'template', entityId: row.id },
    details: { version: row.version },
  })
}
