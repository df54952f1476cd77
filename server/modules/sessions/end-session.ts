import type { Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/sessions'
import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { auditSessions } from './audit-sessions'
import { deleteSessionById } from './queries'

export async function endSession(ctx: OwnerCtx, { params }: Input<typeof contract.endSession>) {
  await ctx.db.transaction(async (tx) => {
    const isGone = await deleteSessionById(tx, ctx.owner.ownerId, params.sessionId)
    if (!isGone) throw new AppError('not-found', 'session')
    await auditSessions(tx, ctx)
  })
  return { success: true as const }
}
