import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/payments'
import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { findInvoice } from './queries'
import { unavailable } from './unavailable'

type Invoice = NonNullable<Awaited<ReturnType<typeof findInvoice>>>

/** The provider's own document where it makes one; else drawn anew each time, and always the same. */
export async function getInvoicePdf(
  ctx: OwnerCtx,
  { params }: Input<typeof contract.getInvoicePdf>,
): Promise<Answer<typeof contract.getInvoicePdf>> {
  const invoice = await findInvoice(ctx.db, params.invoiceId, ctx.owner.ownerId)
  if (!invoice) throw new AppError('not-found', 'invoice')
  const { number, pdf } = (await fromProvider(ctx, invoice)) ?? (await drawn(invoice))
  return { name: `factura-${number}.pdf`, pdf: Buffer.from(pdf).toString('base64') }
}

async function fromProvider({ payments }: OwnerCtx, { provider, providerInvoiceId }: Invoice) {
  if (provider !== payments.provider || !providerInvoiceId) return null
  const read = await payments.readInvoice(providerInvoiceId).catch(unavailable)
  return read && { ...read, number: read.number.replace(/[^\w-]/g, '') }
}

/** Loaded when the first one is asked for: it brings a PDF writer along. */
async function drawn(invoice: Invoice) {
  const { drawInvoice } = await import('@/server/invoices/draw-invoice')
  const number = `${invoice.series}-${String(invoice.number).padStart(5, '0')}`
  const pdf = await drawInvoice({
    ...invoice,
    ...{ number, totalCents: invoice.amountPaidCents },
    ...{ isTest: invoice.provider === 'sandbox', isRefunded: invoice.state === 'refunded' },
  })
  return { number, pdf }
}
