import * as contract from '@/contract/endpoints/cities'
import type { Api } from '@/server/http/api'
import { mount } from '@/server/http/mount'
import { getCity } from './get-city'
import { getCityPrices } from './get-city-prices'
import { listCities } from './list-cities'

export function routes(api: Api) {
  mount(api, contract.listCities, listCities)
  mount(api, contract.getCityPrices, getCityPrices)
  mount(api, contract.getCity, getCity)
}
