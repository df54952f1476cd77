import * as contract from '@/contract/endpoints/restaurants'
import type { Api } from '@/server/http/api'
import { mountRead } from '@/server/http/mount'
import { getRestaurant } from './get-restaurant'
import { listForSitemap } from './list-for-sitemap'

export function routes(api: Api) {
  mountRead(api, contract.getRestaurant, getRestaurant)
  mountRead(api, contract.listForSitemap, listForSitemap)
}
