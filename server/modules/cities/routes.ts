import * as contract from '@/contract/endpoints/cities'
import type { Api } from '@/server/http/api'
import { mount } from '@/server/http/mount'
import { getCity } from './get-city'
import { listCities } from './list-cities'

export function routes(api: Api) {
  mount(api, contract.listCities, listCities)
  mount(api, contract.getCity, getCity)
}
