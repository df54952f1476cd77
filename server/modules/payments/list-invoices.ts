import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/payments'
import type { OwnerCtx } from '@/server/ctx'
import { requireSelf } from '@/server/require-self'
import { isWronglyAddressed } from './customer'
import { invoiceLink } from './invoice-link'
import { numberOf } from './invoice-number'
import { findInvoices } from './queries'
import { findBillingDetails } from './queries-billing-details'

/** Gives each invoice a fresh signed link of ours, because a provider's link opens the provider's page. */
export async function listInvoices(
  ctx: OwnerCtx,
  { params }: Input<typeof contract.listInvoices>,
): Promise<Answer<typeof contract.listInvoices>> {
  requireSelf(ctx, params.ownerId)
  const invoices = await findInvoices(ctx.db, params.ownerId)
  const fiscal = await findBillingDetails(ctx.db, params.ownerId)
  const rectified = new Set(invoices.map(({ rectifiesId }) => rectifiesId))
  const data = await Promise.all(
    invoices.map(async (invoice) => {
      const { id, created, amountPaidCents, currency, state, customer } = invoice
      const isRectified = rectified.has(id)
      return {
        ...{ created: created.toISOString(), amountPaid: amountPaidCents },
        ...{ currency, invoicePdf: await invoiceLink(ctx, id) },
        ...{ id, number: numberOf(invoice), rectifies: invoice.rectifiesNumber, isRectified },
        mayBeRectified: !isRectified && state === 'paid' && isWronglyAddressed(customer, fiscal),
      }
    }),
  )
  return { success: true, data }
}
