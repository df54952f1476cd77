import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/alerts'
import type { Ctx } from '@/server/ctx'
import { ipHash, noteReader, requireFresh } from '@/server/modules/subscribers'
import { requireAlert } from './links'
import { confirmPending } from './queries'

export async function confirmAlert(
  ctx: Ctx,
  { body }: Input<typeof contract.confirmAlert>,
): Promise<Answer<typeof contract.confirmAlert>> {
  const confirmIpHash = await ipHash(ctx)
  return ctx.db.transaction(async (tx) => {
    const { state, alert } = await requireAlert(ctx, tx, body.token)
    requireFresh(state)
    const isNew = await confirmPending(tx, alert.id, ctx.clock(), confirmIpHash)
    if (isNew) await noteReader(tx, alert.subscriberId, ctx.language)
    return { state: isNew ? ('confirmed' as const) : ('already' as const) }
  })
}
