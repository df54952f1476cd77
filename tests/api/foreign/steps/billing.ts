import { expect } from 'vitest'
import { isFile, type Step, text } from '../step'

export const opensCheckout: Step[] = [
  {
    call: 'GET /api/payment/{ownerId}',
    does: 'opens the subscription',
    sends: ({ ownerId, token }) => ({ at: ownerId, token }),
    reads: () => ({
      plan: expect.stringMatching(/^(free|trial|premium)$/),
      expires_at: expect.toSatisfy((at) => at === null || !Number.isNaN(Date.parse(String(at)))),
      manualOverride: false,
    }),
  },
  {
    call: 'GET /api/payment/create-payment',
    does: 'takes premium',
    sends: ({ ownerId = '', token }) => ({ token, query: { ownerId } }),
    reads: () => ({ id: text }),
    keeps: { checkout: 'id' },
  },
]

export const isBilled: Step[] = [
  {
    call: 'GET /api/payment/{ownerId}',
    does: 'sees premium',
    sends: ({ ownerId, token }) => ({ at: ownerId, token }),
    reads: () => ({ plan: 'premium', expires_at: text }),
  },
  {
    call: 'GET /api/payment/invoices/owner/{ownerId}',
    does: 'opens the invoices',
    sends: ({ ownerId, token }) => ({ at: ownerId, token }),
    reads: () => ({
      success: true,
      data: [
        {
          created: expect.anything(),
          amountPaid: 1198,
          currency: expect.stringMatching(/^eur$/i),
          invoicePdf: isFile,
        },
      ],
    }),
    keeps: { invoicePdf: 'data.0.invoicePdf' },
  },
  {
    call: 'POST /api/payment/cancel-payment',
    does: 'cancels',
    sends: ({ ownerId, token }) => ({ token, json: { ownerId } }),
    reads: () => ({ url: isFile }),
  },
  {
    call: 'POST /api/purchase/sendPackData',
    does: 'asks for QR codes',
    sends: ({ ownerId, token }) => ({ token, json: { ownerId, cardData: { pack: 20, price: 19.9 } } }),
    reads: () => ({ message: text }),
  },
]
