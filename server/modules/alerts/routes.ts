import * as contract from '@/contract/endpoints/alerts'
import type { Api } from '@/server/http/api'
import { mount } from '@/server/http/mount'
import { askAlert } from './ask-alert'
import { confirmAlert } from './confirm-alert'
import { endAlerts } from './end-alerts'
import { listEndable } from './list-endable'
import { readAlert } from './read-alert'

export function routes(api: Api) {
  mount(api, contract.askAlert, askAlert)
  mount(api, contract.readAlert, readAlert)
  mount(api, contract.confirmAlert, confirmAlert)
  mount(api, contract.listEndable, listEndable)
  mount(api, contract.endAlerts, endAlerts)
}
