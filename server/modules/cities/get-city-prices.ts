import { LRUCache } from 'lru-cache'
import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/cities'
import { toEuros } from '@/contract/rules/menu/price'
import { citySlug } from '@/contract/rules/place/place-slug'
import { addDays, localNow } from '@/contract/rules/time/local-time'
import type { Ctx } from '@/server/ctx'
import type { Database } from '@/server/db/client'
import { AppError } from '@/server/errors'
import { type City, cityDirectory } from './directory'
import { findCheapestQuarter, findWeeks } from './queries-prices'

type Prices = Answer<typeof contract.getCityPrices>

const keptMs = 10 * 60_000
const mostKept = 500
const keptPrices = new WeakMap<Database, LRUCache<string, { at: number; prices: Promise<Prices> }>>()

/** An answer is computed every ten minutes: twelve weeks of a large city are many menus, and ten minutes change little. */
export async function getCityPrices(
  ctx: Ctx,
  { params }: Input<typeof contract.getCityPrices>,
): Promise<Prices> {
  const directory = await cityDirectory(ctx)
  const city = directory.bySlug.get(citySlug(params.city))
  if (!city) throw new AppError('not-found', 'city')
  const now = ctx.clock()
  const known = keptOf(ctx.db).get(city.slug)
  if (known && Math.abs(now.getTime() - known.at) < keptMs) return known.prices
  const prices = addUp(ctx.db, city, localNow(now, 'Europe/Madrid').date)
  keptOf(ctx.db).set(city.slug, { at: now.getTime(), prices })
  prices.catch(() => keptOf(ctx.db).delete(city.slug))
  return prices
}

function keptOf(db: Database) {
  const found = keptPrices.get(db)
  if (found) return found
  const fresh = new LRUCache<string, { at: number; prices: Promise<Prices> }>({ max: mostKept })
  keptPrices.set(db, fresh)
  return fresh
}

async function addUp(db: Database, { slug, name, lat, lon, keys }: City, today: string): Promise<Prices> {
  const asked = { keys, today }
  const [weeks, cheapest] = await Promise.all([findWeeks(db, asked), findCheapestQuarter(db, asked)])
  return {
    city: { slug, name, position: { lat, lon } },
    weeks: weeks.map(({ back, menus, restaurants, quartiles: [lower = 0, median = 0, upper = 0] }) => ({
      ...{ from: addDays(today, -7 * back - 6), to: addDays(today, -7 * back), menus, restaurants },
      ...{ lower: rounded(lower), median: rounded(median), upper: rounded(upper) },
    })),
    cheapest: cheapest
      ? { name: cheapest.name, median: rounded(cheapest.median), menus: cheapest.menus }
      : null,
  }
}

/** A quartile between two menus may be half a cent. */
const rounded = (cents: number) => toEuros(Math.round(cents))
