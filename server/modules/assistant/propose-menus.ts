import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/own-menus'
import type { OwnerCtx } from '@/server/ctx'
import { requireOwnRestaurant } from '@/server/modules/restaurants'
import { askAssistant } from './ask-assistant'

export async function proposeMenus(
  ctx: OwnerCtx,
  { body }: Input<typeof contract.proposeMenus>,
): Promise<Answer<typeof contract.proposeMenus>> {
  await requireOwnRestaurant(ctx)
  return { menus: await askAssistant(ctx, ctx.owner.ownerId, body.text) }
}
