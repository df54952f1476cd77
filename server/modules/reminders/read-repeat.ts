import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/reminders'
import type { Ctx } from '@/server/ctx'
import { menuOf, withLanguage } from '@/server/modules/menus'
import { requireProposal } from './proposal'
import { findReminder } from './queries'

export async function readRepeat(
  ctx: Ctx,
  { query }: Input<typeof contract.readRepeat>,
): Promise<Answer<typeof contract.readRepeat>> {
  const { state, restaurant, menu, today } = await requireProposal(ctx, ctx.db, query.token)
  const reminder = await findReminder(ctx.db, restaurant.id)
  return {
    ...{
      state,
      today,
      menu: menuOf(withLanguage(menu)),
      isAsking: reminder === undefined || reminder.minute !== null,
    },
    restaurant: { restaurantId: restaurant.id, restaurantName: restaurant.name },
  }
}
