import * as contract from '@/contract/endpoints/status'
import type { Api } from '@/server/http/api'
import { mount } from '@/server/http/mount'
import { getStatus } from './get-status'

export function routes(api: Api) {
  mount(api, contract.getStatus, getStatus)
}
