import type { OwnerCtx } from '@/server/ctx'
import { auditSessions } from './audit-sessions'
import { deleteOtherSessions } from './queries'

export async function endOtherSessions(ctx: OwnerCtx) {
  await ctx.db.transaction(async (tx) => {
    await deleteOtherSessions(tx, ctx.owner.ownerId, ctx.owner.sessionHash)
    await auditSessions(tx, ctx)
  })
  return { success: true as const }
}
