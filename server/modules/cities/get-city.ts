import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/cities'
import { cityPageSize } from '@/contract/endpoints/cities'
import { citySlug } from '@/contract/rules/place-slug'
import { toEuros } from '@/contract/rules/price'
import type { Ctx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { findCardsOf, localClocks } from '@/server/modules/search'
import { cityShape, cuisinesShape } from './city-shape'
import { cityDirectory } from './directory'
import { neighboursOf } from './neighbours'
import { countInCity, findCuisines, findInCity } from './queries'

export async function getCity(
  ctx: Ctx,
  { params, query }: Input<typeof contract.getCity>,
): Promise<Answer<typeof contract.getCity>> {
  const directory = await cityDirectory(ctx)
  const city = directory.bySlug.get(citySlug(params.city))
  if (!city) throw new AppError('not-found', 'city')

  const wanted = { keys: city.keys, cuisine: query.cuisine, clocks: localClocks(ctx.clock()) }
  const page = { limit: cityPageSize, offset: (query.page - 1) * cityPageSize }
  const [counts, cuisines, ids] = await Promise.all([
    countInCity(ctx.db, wanted),
    findCuisines(ctx.db, city.keys),
    findInCity(ctx.db, wanted, page),
  ])
  return {
    city: cityShape(city),
    restaurants: counts.restaurants,
    menusToday: counts.menus,
    prices: pricesOf(counts),
    pages: Math.ceil(counts.restaurants / cityPageSize),
    found: await findCardsOf(ctx.db, ids),
    cuisines: cuisinesShape(cuisines),
    neighbours: neighboursOf(city, directory.cities).map(({ km, ...near }) => ({ ...cityShape(near), km })),
  }
}

function pricesOf({ lowest, highest }: { lowest: number | null; highest: number | null }) {
  return lowest === null || highest === null ? null : { lowest: toEuros(lowest), highest: toEuros(highest) }
}
