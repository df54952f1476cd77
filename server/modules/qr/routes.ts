import * as contract from '@/contract/endpoints/qr'
import type { Api } from '@/server/http/api'
import { mount } from '@/server/http/mount'
import { getOwnQr } from './get-own-qr'
import { getQrCard } from './get-qr-card'
import { openQr } from './open-qr'
import { saveQrDesign } from './save-qr-design'

/** The owner's routes come first, because `mine` also matches an id. */
export function routes(api: Api) {
  mount(api, contract.getOwnQr, getOwnQr)
  mount(api, contract.saveQrDesign, saveQrDesign)
  mount(api, contract.getQrCard, getQrCard)
  mount(api, contract.openQr, openQr)
}
