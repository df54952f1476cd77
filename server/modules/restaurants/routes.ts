import * as contract from '@/contract/endpoints/restaurants'
import type { Api } from '@/server/http/api'
import { mount } from '@/server/http/mount'
import { getRestaurant } from './get-restaurant'
import { listForSitemap } from './list-for-sitemap'

export function routes(api: Api) {
  mount(api, contract.getRestaurant, getRestaurant)
  mount(api, contract.listForSitemap, listForSitemap)
}
