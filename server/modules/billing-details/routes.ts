import * as contract from '@/contract/endpoints/billing-details'
import type { Api } from '@/server/http/api'
import { mount } from '@/server/http/mount'
import { getBillingDetails } from './get-billing-details'
import { saveBillingDetails } from './save-billing-details'

export function routes(api: Api) {
  mount(api, contract.getBillingDetails, getBillingDetails)
  mount(api, contract.saveBillingDetails, saveBillingDetails)
}
