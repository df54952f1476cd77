import * as billingDetails from '@/contract/endpoints/billing-details'
import * as contract from '@/contract/endpoints/payments'
import type { Api } from '@/server/http/api'
import { readBytes } from '@/server/http/body'
import { mount, mountFile } from '@/server/http/mount'
import { countedWebhook } from '@/server/metrics'
import { getBillingDetails } from './billing-details/get-billing-details'
import { saveBillingDetails } from './billing-details/save-billing-details'
import { cancelPayment } from './cancel-payment'
import { createPayment } from './create-payment'
import { getInvoicePdf } from './get-invoice-pdf'
import { getPayment } from './get-payment'
import { listInvoices } from './list-invoices'
import { receiveWebhook } from './receive-webhook'
import { rectifyInvoice } from './rectify-invoice'
import { answerCheckout } from './sandbox/answer-checkout'
import { changeSubscription } from './sandbox/change-subscription'
import { getCheckout } from './sandbox/get-checkout'

export function routes(api: Api) {
  mount(api, contract.createPayment, createPayment)
  mount(api, contract.createPaymentByQuery, (ctx, { query }) => createPayment(ctx, { body: query }))
  mount(api, contract.cancelPayment, cancelPayment)
  mount(api, contract.getSandboxCheckout, getCheckout)
  mount(api, contract.answerSandboxCheckout, answerCheckout)
  mount(api, contract.changeSandboxSubscription, changeSubscription)
  mount(api, contract.listInvoices, listInvoices)
  mountFile(api, contract.getInvoicePdf, getInvoicePdf)
  mount(api, contract.rectifyInvoice, rectifyInvoice)
  mount(api, contract.getPayment, getPayment)
  mount(api, billingDetails.getBillingDetails, getBillingDetails)
  mount(api, billingDetails.saveBillingDetails, saveBillingDetails)
  mountWebhook(api)
}

/** Not part of the contract, because the signature covers the raw bytes of the body. */
function mountWebhook(api: Api) {
  api.hono.post('/api/payment/webhook', async (c) => {
    const signature = c.req.header('stripe-signature') ?? c.req.header('mantel-signature') ?? ''
    const raw = await readBytes(api, c)
    await countedWebhook('payments', () => receiveWebhook(c.var.ctx, { raw, signature }))
    return c.json({ received: true })
  })
}
