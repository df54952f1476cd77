import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/cities'
import { cityPageSize, fewestToList } from '@/contract/endpoints/cities'
import { distanceKm } from '@/contract/geography'
import { toEuros } from '@/contract/rules/menu/price'
import { citySlug } from '@/contract/rules/place/place-slug'
import type { Ctx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { findCardsOf, localClocks } from '@/server/modules/search'
import { cityShape, cuisinesShape } from './city-shape'
import { type City, cityDirectory } from './directory'
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

const mostNeighbours = 8
const farthestKm = 150

/** The nearest other cities with enough restaurants. */
function neighboursOf(city: City, cities: City[]): (City & { km: number })[] {
  return cities
    .filter(({ slug, restaurants }) => slug !== city.slug && restaurants >= fewestToList)
    .map((near) => ({ ...near, km: distanceKm(city, near) }))
    .filter(({ km }) => km <= farthestKm)
    .sort((a, b) => a.km - b.km)
    .slice(0, mostNeighbours)
}
