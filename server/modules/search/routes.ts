import * as contract from '@/contract/endpoints/search'
import type { Api } from '@/server/http/api'
import { mountRead } from '@/server/http/mount'
import { findRestaurants } from './find-restaurants'

export function routes(api: Api) {
  mountRead(api, contract.filterRestaurants, (ctx, { body: { radius, ...filters } }) =>
    findRestaurants(ctx, filters, radius),
  )
  mountRead(api, contract.sortRestaurants, (ctx, { body: { distance, ...filters } }) =>
    findRestaurants(ctx, filters, distance),
  )
}
