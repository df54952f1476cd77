import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/reminders'
import type { Ctx } from '@/server/ctx'
import { requireProposal } from './proposal'
import { saveMinute } from './queries'

/** Works with the link of an old mail too. */
export async function stopReminder(
  ctx: Ctx,
  { body }: Input<typeof contract.stopReminder>,
): Promise<Answer<typeof contract.stopReminder>> {
  await ctx.db.transaction(async (tx) => {
    const { restaurant } = await requireProposal(ctx, tx, body.token)
    await saveMinute(tx, restaurant.id, null, ctx.clock())
  })
  return { success: true }
}
