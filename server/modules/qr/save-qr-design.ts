import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/qr'
import type { OwnerCtx } from '@/server/ctx'
import { requireOwnRestaurant } from '@/server/modules/restaurants'
import { ownCode, saveDesign } from './queries'

export async function saveQrDesign(
  ctx: OwnerCtx,
  { body }: Input<typeof contract.saveQrDesign>,
): Promise<Answer<typeof contract.saveQrDesign>> {
  const { id } = await requireOwnRestaurant(ctx)
  const now = ctx.clock()
  await ctx.db.transaction(async (tx) => saveDesign(tx, (await ownCode(tx, id, now)).id, body, now))
  return { success: true }
}
