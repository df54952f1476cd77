import type { Answer, Input } from '@/contract/endpoint'
import * as contract from '@/contract/endpoints/own-menus'
import { addDays, localNow } from '@/contract/rules/local-time'
import type { OwnerCtx } from '@/server/ctx'
import { requireOwnRestaurant } from '@/server/modules/restaurants'
import { invalidField } from './conflicts'
import { ownMenuOf } from './own-menu-shape'
import { findBetween } from './queries'

export async function listOwnMenus(
  ctx: OwnerCtx,
  { query }: Input<typeof contract.listOwnMenus>,
): Promise<Answer<typeof contract.listOwnMenus>> {
  const { id, timeZone } = await requireOwnRestaurant(ctx)
  const { date: today } = localNow(ctx.clock(), timeZone)
  const from = query.from ?? today
  const to = query.to ?? addDays(from, 6)
  if (to < from) throw invalidField('to', 'before-from')
  if (to >= addDays(from, contract.maxMenuDays)) throw invalidField('to', 'too-far')
  const menus = await findBetween(ctx.db, id, from, to)
  return { today, timeZone, emailVerified: ctx.owner.emailVerified, menus: menus.map(ownMenuOf) }
}
