import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/reminders'
import type { Ctx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { repeatMenu } from '@/server/modules/menus'
import { requireProposal } from './proposal'

/** Only mails and messages to the owner contain the link, so the link stands for the owner: for this menu, today, while there is none. */
export async function publishRepeat(
  ctx: Ctx,
  { body }: Input<typeof contract.publishRepeat>,
): Promise<Answer<typeof contract.publishRepeat>> {
  const { state, menu, restaurant, ownerId, emailVerified, today } = await requireProposal(
    ctx,
    ctx.db,
    body.token,
  )
  if (state === 'over') throw new AppError('conflict', 'link-expired', { message: 'El enlace ya no sirve.' })
  const owner = { ownerId, emailVerified, sessionHash: Buffer.alloc(0), provenAt: null }
  // A second press publishes nothing.
  if (state === 'ready') await repeatMenu({ ...ctx, owner }, menu, today)
  return { restaurant: { restaurantId: restaurant.id, restaurantName: restaurant.name } }
}
