import * as contract from '@/contract/endpoints/places'
import type { Api } from '@/server/http/api'
import { mount } from '@/server/http/mount'
import { findPlace } from './find-place'
import { getAddress } from './get-address'
import { suggestPlaces } from './suggest-places'

export function routes(api: Api) {
  mount(api, contract.suggestPlaces, suggestPlaces)
  mount(api, contract.findPlace, findPlace)
  mount(api, contract.getAddress, getAddress)
}
