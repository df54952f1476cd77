import * as contract from '@/contract/endpoints/consent'
import type { Api } from '@/server/http/api'
import { mount } from '@/server/http/mount'
import { saveConsent } from './save-consent'

export function routes(api: Api) {
  mount(api, contract.saveConsent, saveConsent)
}
