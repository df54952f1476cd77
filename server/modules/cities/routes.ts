import * as contract from '@/contract/endpoints/cities'
import type { Api } from '@/server/http/api'
import { mountRead } from '@/server/http/mount'
import { getCity } from './get-city'
import { getCityPrices } from './get-city-prices'
import { listCities } from './list-cities'

export function routes(api: Api) {
  mountRead(api, contract.listCities, listCities)
  mountRead(api, contract.getCityPrices, getCityPrices)
  mountRead(api, contract.getCity, getCity)
}
