import type * as contract from '@/contract/endpoints'
import type { LightOf, ReadLightOf } from '../../endpoint/light'

export const createPayment: ReadLightOf<typeof contract.createPayment> = {
  ...{ method: 'POST', path: '/api/payment/create-payment', auth: 'owner' },
  reply: async () => (await import('@/contract/endpoints/payments')).createPayment.reply,
}

export const cancelPayment: ReadLightOf<typeof contract.cancelPayment> = {
  ...{ method: 'POST', path: '/api/payment/cancel-payment', auth: 'owner' },
  reply: async () => (await import('@/contract/endpoints/payments')).cancelPayment.reply,
}

export const answerSandboxCheckout: ReadLightOf<typeof contract.answerSandboxCheckout> = {
  ...{ method: 'POST', path: '/api/payment/sandbox/:checkoutId', auth: 'owner' },
  reply: async () => (await import('@/contract/endpoints/payments')).answerSandboxCheckout.reply,
}

export const changeSandboxSubscription: LightOf<typeof contract.changeSandboxSubscription> = {
  ...{ method: 'POST', path: '/api/payment/sandbox-subscription', auth: 'owner' },
}

export const rectifyInvoice: ReadLightOf<typeof contract.rectifyInvoice> = {
  ...{ method: 'POST', path: '/api/payment/invoices/:invoiceId/rectify', auth: 'owner' },
  reply: async () => (await import('@/contract/endpoints/payments')).rectifyInvoice.reply,
}
