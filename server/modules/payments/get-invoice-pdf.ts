import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/payments'
import type { OwnerCtx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { drawInvoice } from '@/server/invoices/draw-invoice'
import { findInvoice } from './queries'

/** Drawn anew each time, and always the same: it is made of what was written down when it was paid. */
export async function getInvoicePdf(
  ctx: OwnerCtx,
  { params }: Input<typeof contract.getInvoicePdf>,
): Promise<Answer<typeof contract.getInvoicePdf>> {
  const invoice = await findInvoice(ctx.db, params.invoiceId, ctx.owner.ownerId)
  if (!invoice) throw new AppError('not-found', 'invoice')
  const number = `${invoice.series}-${String(invoice.number).padStart(5, '0')}`
  const pdf = await drawInvoice({
    ...invoice,
    ...{ number, totalCents: invoice.amountPaidCents },
    ...{ isTest: invoice.provider === 'sandbox', isRefunded: invoice.state === 'refunded' },
  })
  return { name: `factura-${number}.pdf`, pdf: Buffer.from(pdf).toString('base64') }
}
