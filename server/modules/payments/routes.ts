import * as contract from '@/contract/endpoints/payments'
import type { Api } from '@/server/http/api'
import { mount } from '@/server/http/mount'
import { getPayment } from './get-payment'
import { listInvoices } from './list-invoices'

export function routes(api: Api) {
  mount(api, contract.getPayment, getPayment)
  mount(api, contract.listInvoices, listInvoices)
}
