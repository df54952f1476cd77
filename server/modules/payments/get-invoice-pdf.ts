import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/payments'
import { firstLanguage, type WholeLanguage } from '@/contract/languages'
import type { Ctx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { catalogues } from '@/server/words/catalogues'
import { isInvoiceLink } from './invoice-link'
import { numberOf, safeNumber } from './invoice-number'
import { findInvoice } from './queries'
import { unavailable } from './unavailable'

type Invoice = NonNullable<Awaited<ReturnType<typeof findInvoice>>>

/**
 * Returns the provider's PDF if the provider makes PDFs. Otherwise draws the PDF on each request. In each language it has the same numbers
 * and the same names.
 */
export async function getInvoicePdf(
  ctx: Ctx,
  { params, query }: Input<typeof contract.getInvoicePdf>,
): Promise<Answer<typeof contract.getInvoicePdf>> {
  const { invoiceId } = params
  const { language = firstLanguage } = query
  const invoice = (await isInvoiceLink(ctx, invoiceId, query.sig)) && (await findInvoice(ctx.db, invoiceId))
  if (!invoice) throw new AppError('not-found', 'invoice')
  const { number, pdf } = (await fromProvider(ctx, invoice)) ?? (await drawOwnInvoice(ctx, invoice, language))
  return { name: `${catalogues[language].invoiceSheet.file}-${number}.pdf`, content: new Uint8Array(pdf) }
}

async function fromProvider({ payments }: Ctx, { provider, providerInvoiceId }: Invoice) {
  if (provider !== payments.provider || !providerInvoiceId) return null
  const read = await payments.readInvoice(providerInvoiceId).catch(unavailable)
  return read && { ...read, number: safeNumber(read.number) }
}

/** Loads on the first request, because the module imports a PDF writer. */
async function drawOwnInvoice(ctx: Ctx, invoice: Invoice, language: WholeLanguage) {
  const { drawInvoice } = await import('@/server/invoices/draw-invoice')
  const number = numberOf(invoice)
  const wrong = invoice.rectifiesId ? await findInvoice(ctx.db, invoice.rectifiesId) : undefined
  const pdf = await drawInvoice({
    ...invoice,
    language,
    rectified: wrong ? { number: invoice.rectifiesNumber ?? numberOf(wrong), created: wrong.created } : null,
    ...{ number, totalCents: invoice.amountPaidCents },
    ...{ isTest: invoice.provider === 'sandbox', isRefunded: invoice.state === 'refunded' },
  })
  return { number, pdf }
}
