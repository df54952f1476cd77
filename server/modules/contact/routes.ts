import * as contract from '@/contract/endpoints/contact'
import type { Api } from '@/server/http/api'
import { mount } from '@/server/http/mount'
import { sendContactMessage } from './send-contact-message'
import { sendOwnerMessage } from './send-owner-message'

export function routes(api: Api) {
  mount(api, contract.sendContactMessage, sendContactMessage)
  mount(api, contract.sendOwnerMessage, sendOwnerMessage)
}
