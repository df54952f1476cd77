import type { OwnerCtx } from '@/server/ctx'
import { insertAudit } from '@/server/db/audit'
import type { Transaction } from '@/server/db/client'
import { sendSoon } from '@/server/modules/mail'
import { findDevice } from '@/server/modules/sessions'
import { lockOwner } from './queries'
import { type Change, tellOfChange } from './tell-of-change'

/** One transaction: locks the owner, makes the change, writes the audit log and queues a mail to the owner. */
export async function changeFactors<Done>(
  ctx: OwnerCtx,
  change: Exclude<Change, 'all-removed'>,
  work: (tx: Transaction) => Promise<Done>,
) {
  const { ownerId, sessionHash } = ctx.owner
  const at = ctx.clock()
  const done = await ctx.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, ownerId)
    const result = await work(tx)
    const entity = { actorId: ownerId, entityKind: 'owner', entityId: ownerId }
    const { requestId } = ctx
    await insertAudit(tx, { actorKind: 'owner', action: `owner.${change}`, ...entity, at, requestId })
    const device = await findDevice(tx, sessionHash)
    if (owner) await tellOfChange(tx, { ownerId, to: owner.email, change, device, at })
    return result
  })
  sendSoon(ctx)
  return done
}
