import * as contract from '@/contract/endpoints/chat'
import type { Api } from '@/server/http/api'
import { mount } from '@/server/http/mount'
import { getChat } from './get-chat'
import { sendChatMessage } from './send-chat-message'

export function routes(api: Api) {
  mount(api, contract.getChat, getChat)
  mount(api, contract.sendChatMessage, sendChatMessage)
}
