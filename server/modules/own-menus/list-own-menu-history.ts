import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/own-menus'
import { localNow } from '@/contract/rules/local-time'
import type { OwnerCtx } from '@/server/ctx'
import { requireOwnRestaurant } from '@/server/modules/restaurants'
import { ownMenuOf } from './own-menu-shape'
import { findBefore } from './queries'

/** A day is never divided between two pages: what is asked for next are the days before the last one. */
export async function listOwnMenuHistory(
  ctx: OwnerCtx,
  { query: { before, limit } }: Input<typeof contract.listOwnMenuHistory>,
): Promise<Answer<typeof contract.listOwnMenuHistory>> {
  const { id, timeZone } = await requireOwnRestaurant(ctx)
  const { date: today } = localNow(ctx.clock(), timeZone)
  const found = await findBefore(ctx.db, id, before && before < today ? before : today, limit + servicesADay)
  const last = found[limit - 1]
  const page = last ? found.filter(({ date }, i) => i < limit || date === last.date) : found
  return {
    menus: page.map(ownMenuOf),
    nextBefore: found.length > page.length ? (page.at(-1)?.date ?? null) : null,
  }
}

const servicesADay = 2
