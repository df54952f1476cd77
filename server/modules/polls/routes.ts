import * as contract from '@/contract/endpoints/polls'
import type { Api } from '@/server/http/api'
import { mount } from '@/server/http/mount'
import { createPoll } from './create-poll'
import { getPoll } from './get-poll'
import { vote } from './vote'

export function routes(api: Api) {
  mount(api, contract.createPoll, createPoll)
  mount(api, contract.getPoll, getPoll)
  mount(api, contract.vote, vote)
}
