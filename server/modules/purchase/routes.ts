import * as contract from '@/contract/endpoints/purchase'
import type { Api } from '@/server/http/api'
import { mount } from '@/server/http/mount'
import { sendPackData } from './send-pack-data'

export function routes(api: Api) {
  mount(api, contract.sendPackData, sendPackData)
}
