import type { Answer, Input } from '@/contract/endpoint'
import * as contract from '@/contract/endpoints/own-menus'
import { addDays, localNow } from '@/contract/rules/time/local-time'
import type { OwnerCtx } from '@/server/ctx'
import { invalidField } from '@/server/errors'
import { requireOwnRestaurant } from '@/server/modules/restaurants'
import { ownMenuOf } from '../menu'
import { findBetween } from '../queries/pages'

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
  const { menus, isCut } = await findBetween(ctx.db, id, from, to)
  const last = menus.at(-1)
  return {
    ...{ today, timeZone, emailVerified: ctx.owner.emailVerified, hasAssistant: ctx.assistant !== null },
    menus: menus.map(ownMenuOf),
    nextFrom: isCut && last ? addDays(last.date, 1) : null,
  }
}
