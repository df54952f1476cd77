import { AppError } from '@/server/errors'
import type { Signer } from '@/server/links/signer'
import { type PaymentPort, paymentEvent } from './port'
import { requireSigned } from './signed'

/** No money moves in the sandbox: Mantel's own pages ask what should happen, and the sandbox sends the event as a provider would. */
export function createSandbox({ siteUrl, signer }: { siteUrl: string; signer: Signer }): PaymentPort {
  return {
    provider: 'sandbox',
    async openCheckout({ checkoutId }) {
      const url = new URL('/payment/prueba', siteUrl)
      url.searchParams.set('checkout', checkoutId)
      return { state: 'open', sessionId: checkoutId, url: url.href, clientSecret: null }
    },
    async openPortal() {
      return { url: new URL('/payment/prueba', siteUrl).href }
    },
    async readEvent(raw, signature, now) {
      await requireSigned(raw, signature, now, (signed) => sandboxDigest(signer, signed))
      const parsed = paymentEvent.safeParse(jsonOf(raw))
      if (!parsed.success) throw new AppError('invalid', 'event')
      return parsed.data
    },
    // Nothing to ask: the sandbox delivers each event through the webhook before it answers.
    async ask() {
      return []
    },
    async readInvoice() {
      return null
    },
    async refundLast() {
      return null
    },
    // Mantel keeps the invoices and their recipients itself.
    async saveCustomer() {},
    async moveCustomer() {},
    async endSubscription() {},
    async closeCheckout() {},
  }
}

export const sandboxDigest = (signer: Signer, signed: Uint8Array) =>
  signer.digest('sandbox-payment', Buffer.from(signed).toString('latin1'))

function jsonOf(raw: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(raw).toString('utf8'))
  } catch {
    throw new AppError('invalid', 'malformed-json')
  }
}
