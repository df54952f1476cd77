import { AppError } from '@/server/errors'
import type { Signer } from '@/server/links/signer'
import { type PaymentPort, paymentEvent } from './port'
import { requireSigned } from './signed'

/** No money moves here: our own pages ask what should happen, and it is told as a provider would. */
export function createSandbox({ siteUrl, signer }: { siteUrl: string; signer: Signer }): PaymentPort {
  return {
    provider: 'sandbox',
    async openCheckout({ checkoutId }) {
      const url = new URL('/payment/prueba', siteUrl)
      url.searchParams.set('checkout', checkoutId)
      return { sessionId: checkoutId, url: url.href }
    },
    async openPortal() {
      return { url: new URL('/payment/prueba', siteUrl).href }
    },
    async readEvent(raw, signature, now) {
      await requireSigned(raw, signature, now, (text) => signer.digest('sandbox-payment', text))
      const parsed = paymentEvent.safeParse(jsonOf(raw))
      if (!parsed.success) throw new AppError('invalid', 'event')
      return parsed.data
    },
  }
}

function jsonOf(raw: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(raw).toString('utf8'))
  } catch {
    throw new AppError('invalid', 'malformed-json')
  }
}
