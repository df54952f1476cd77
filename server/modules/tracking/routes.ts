import { getResults as getResultsEndpoint } from '@/contract/endpoints/results'
import * as contract from '@/contract/endpoints/tracking'
import type { Api } from '@/server/http/api'
import { mount } from '@/server/http/mount'
import { getResults } from './get-results'
import { getTrack } from './get-track'
import { saveTrack } from './save-track'

export function routes(api: Api) {
  mount(api, contract.getTrack, getTrack)
  mount(api, contract.saveTrack, saveTrack)
  mount(api, getResultsEndpoint, getResults)
}
