import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/own-menus'
import { localNow } from '@/contract/rules/time/local-time'
import type { OwnerCtx } from '@/server/ctx'
import { requireOwnRestaurant } from '@/server/modules/restaurants'
import { ownMenuOf } from '../menu'
import { findBefore } from '../queries/pages'

/** A day is never split between two pages: the next page starts with the days before the last day of this page. */
export async function listOwnMenuHistory(
  ctx: OwnerCtx,
  { query: { before, limit } }: Input<typeof contract.listOwnMenuHistory>,
): Promise<Answer<typeof contract.listOwnMenuHistory>> {
  const { id, timeZone } = await requireOwnRestaurant(ctx)
  const { date: today } = localNow(ctx.clock(), timeZone)
  const until = before && before < today ? before : today
  const { menus: found, isCut } = await findBefore(ctx.db, id, until, limit + servicesADay)
  const last = found[limit - 1]
  const page = last ? found.filter(({ date }, i) => i < limit || date === last.date) : found
  return {
    today,
    menus: page.map(ownMenuOf),
    nextBefore: isCut || found.length > page.length ? (page.at(-1)?.date ?? null) : null,
  }
}

const servicesADay = 2
