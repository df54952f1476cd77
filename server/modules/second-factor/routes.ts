import * as contract from '@/contract/endpoints/second-factor'
import type { Api } from '@/server/http/api'
import { mount } from '@/server/http/mount'
import { addPasskey } from './add-passkey'
import { askPasskey, askPasskeyAtLogin } from './ask-at-login'
import { askProof } from './ask-proof'
import { beginApp } from './begin-app'
import { beginPasskey } from './begin-passkey'
import { closeOffer } from './close-offer'
import { confirmApp } from './confirm-app'
import { getSecondFactor } from './get-second-factor'
import { removeApp } from './remove-app'
import { removePasskey } from './remove-passkey'
import { renewRecoveryCodes } from './renew-recovery-codes'

export function routes(api: Api) {
  mount(api, contract.askPasskeyAtLogin, askPasskeyAtLogin)
  mount(api, contract.askPasskey, askPasskey)
  mount(api, contract.askProof, askProof)
  mount(api, contract.getSecondFactor, getSecondFactor)
  mount(api, contract.closeOffer, closeOffer)
  mount(api, contract.beginApp, beginApp)
  mount(api, contract.confirmApp, confirmApp)
  mount(api, contract.removeApp, removeApp)
  mount(api, contract.beginPasskey, beginPasskey)
  mount(api, contract.addPasskey, addPasskey)
  mount(api, contract.removePasskey, removePasskey)
  mount(api, contract.renewRecoveryCodes, renewRecoveryCodes)
}
