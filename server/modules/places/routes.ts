import * as contract from '@/contract/endpoints/places'
import type { Api } from '@/server/http/api'
import { mountRead } from '@/server/http/mount'
import { findPlace } from './find-place'
import { getAddress } from './get-address'
import { suggestPlaces } from './suggest-places'

export function routes(api: Api) {
  mountRead(api, contract.suggestPlaces, suggestPlaces)
  mountRead(api, contract.findPlace, findPlace)
  mountRead(api, contract.getAddress, getAddress)
}
