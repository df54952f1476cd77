import * as contract from '@/contract/endpoints/subscribers'
import type { Api } from '@/server/http/api'
import { mount } from '@/server/http/mount'
import { chooseFrequency } from './choose-frequency'
import { chooseMailLanguage } from './choose-mail-language'
import { confirmSubscription } from './confirm-subscription'
import { listSubscriptions } from './list-subscriptions'
import { readConfirmation } from './read-confirmation'
import { subscribe } from './subscribe'
import { unsubscribe } from './unsubscribe'

export function routes(api: Api) {
  mount(api, contract.subscribe, subscribe)
  mount(api, contract.readConfirmation, readConfirmation)
  mount(api, contract.confirmSubscription, confirmSubscription)
  mount(api, contract.listSubscriptions, listSubscriptions)
  mount(api, contract.unsubscribe, unsubscribe)
  mount(api, contract.chooseFrequency, chooseFrequency)
  mount(api, contract.chooseMailLanguage, chooseMailLanguage)
}
