import * as contract from '@/contract/endpoints/sessions'
import type { Api } from '@/server/http/api'
import { mount } from '@/server/http/mount'
import { endOtherSessions } from './end-other-sessions'
import { endSession } from './end-session'
import { listSessions } from './list-sessions'

export function routes(api: Api) {
  mount(api, contract.listSessions, listSessions)
  mount(api, contract.endSession, endSession)
  mount(api, contract.endOtherSessions, endOtherSessions)
}
