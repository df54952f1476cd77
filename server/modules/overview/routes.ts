import * as contract from '@/contract/endpoints/overview'
import type { Api } from '@/server/http/api'
import { mount } from '@/server/http/mount'
import { getOverview } from './get-overview'

export function routes(api: Api) {
  mount(api, contract.getOverview, getOverview)
}
