import * as contract from '@/contract/endpoints/mailbox'
import type { Api } from '@/server/http/api'
import { mount } from '@/server/http/mount'
import { listMailbox, readMailbox } from './read-mailbox'

export function routes(api: Api) {
  mount(api, contract.listMailbox, listMailbox)
  mount(api, contract.readMailbox, readMailbox)
}
