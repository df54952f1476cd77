import * as contract from '@/contract/endpoints/changes'
import type { Api } from '@/server/http/api'
import { mount } from '@/server/http/mount'
import { listChanges } from './list-changes'

export function routes(api: Api) {
  mount(api, contract.listChanges, listChanges)
}
