import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/results'
import { toEuros } from '@/contract/rules/menu/price'
import { addDays, localNow } from '@/contract/rules/time/local-time'
import type { OwnerCtx } from '@/server/ctx'
import { invalidField } from '@/server/errors'
import { requireOwnRestaurant } from '@/server/modules/restaurants'
import { findCounts, findMenuCounts } from './queries-counts'
import { sumsOf } from './sums'

const mostDays = 92

type ResultsInput = Input<typeof contract.getResults>

export async function getResults(
  ctx: OwnerCtx,
  { query }: ResultsInput,
): Promise<Answer<typeof contract.getResults>> {
  const { id, timeZone } = await requireOwnRestaurant(ctx)
  const dates = datesOf(query, localNow(ctx.clock(), timeZone).date)
  const [from = '', to = ''] = [dates[0], dates.at(-1)]
  const [counts, menuCounts] = await Promise.all([
    findCounts(ctx.db, id, addDays(from, -dates.length), to),
    findMenuCounts(ctx.db, id, from, to),
  ])
  const byDate = Map.groupBy(counts, ({ date }) => date)
  const menusByDate = Map.groupBy(menuCounts, ({ date }) => date)
  return {
    from,
    to,
    days: dates.map((date) => ({
      date,
      counts: sumsOf(byDate.get(date) ?? []),
      menus: menusOf(menusByDate.get(date) ?? []),
    })),
    total: sumsOf(counts.filter(({ date }) => date >= from)),
    before: sumsOf(counts.filter(({ date }) => date < from)),
  }
}

function datesOf({ from, to, days }: ResultsInput['query'], today: string) {
  const last = to ?? today
  const first = from ?? addDays(last, 1 - days)
  const length = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1
  if (length < 1 || length > mostDays) throw invalidField('to', 'range')
  return Array.from({ length }, (_, index) => addDays(first, index))
}

function menusOf(rows: Awaited<ReturnType<typeof findMenuCounts>>) {
  return [...Map.groupBy(rows, ({ menuId }) => menuId)].flatMap(([menuId, counts]) =>
    counts.slice(0, 1).map(({ service, priceCents }) => ({
      menuId,
      service,
      price: priceCents === null ? null : toEuros(priceCents),
      counts: sumsOf(counts),
    })),
  )
}
