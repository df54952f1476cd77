import * as contract from '@/contract/endpoints/mailings'
import type { Api } from '@/server/http/api'
import { mount } from '@/server/http/mount'
import { listMailings } from './list-mailings'

export function routes(api: Api) {
  mount(api, contract.listMailings, listMailings)
}
