import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/cities'
import { cityListSize, fewestToList } from '@/contract/endpoints/cities'
import type { Ctx } from '@/server/ctx'
import { cityShape, cuisinesShape } from './city-shape'
import { cityDirectory } from './directory'
import { findCuisines } from './queries'

export async function listCities(
  ctx: Ctx,
  { query }: Input<typeof contract.listCities>,
): Promise<Answer<typeof contract.listCities>> {
  const { cities } = await cityDirectory(ctx)
  const listed = cities.filter(({ restaurants }) => restaurants >= fewestToList)
  const shown = listed.slice((query.page - 1) * cityListSize, query.page * cityListSize)
  const cuisines = Map.groupBy(
    await findCuisines(
      ctx.db,
      shown.flatMap(({ keys }) => keys),
    ),
    ({ key }) => key,
  )
  return {
    pages: Math.ceil(listed.length / cityListSize),
    cities: shown.map((city) => ({
      ...cityShape(city),
      cuisines: cuisinesShape(city.keys.flatMap((key) => cuisines.get(key) ?? [])).filter(
        ({ restaurants }) => restaurants >= fewestToList,
      ),
    })),
  }
}
