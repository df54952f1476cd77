import { ProviderError } from '../provider-error'
import type { StripeClient } from './client'
import { invoice as shape } from './shapes'

const maxBytes = 5 * 1024 * 1024

/** Links to Stripe's documents expire, so each call asks for a new link. */
export async function readInvoice(client: StripeClient, invoiceId: string) {
  const { number, invoice_pdf: url } = await client.get(shape, ({ invoices }) => invoices.retrieve(invoiceId))
  if (!url) throw new ProviderError('refused', `Stripe has no PDF of ${invoiceId}`)
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch((cause: unknown) => {
    throw new ProviderError('away', 'Stripe does not hand out the PDF', { cause })
  })
  const pdf = new Uint8Array(response.ok ? await response.arrayBuffer() : [])
  if (pdf.byteLength > maxBytes || !Buffer.from(pdf.subarray(0, 5)).equals(Buffer.from('%PDF-')))
    throw new ProviderError('away', `What Stripe hands out for ${invoiceId} is no PDF`, {
      status: response.status,
    })
  return { number: number ?? invoiceId, pdf }
}
