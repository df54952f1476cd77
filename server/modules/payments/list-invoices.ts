import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/payments'
import type { OwnerCtx } from '@/server/ctx'
import { requireSelf } from '@/server/modules/accounts'
import { findInvoices } from './queries'

/** Each with an address of ours: a provider's links to its documents run out. */
export async function listInvoices(
  ctx: OwnerCtx,
  { params }: Input<typeof contract.listInvoices>,
): Promise<Answer<typeof contract.listInvoices>> {
  requireSelf(ctx, params.ownerId)
  const invoices = await findInvoices(ctx.db, params.ownerId)
  const data = invoices.map(({ id, created, amountPaidCents, currency }) => ({
    ...{ created: created.toISOString(), amountPaid: amountPaidCents },
    ...{ currency, invoicePdf: `/api/payment/invoices/${id}/pdf` },
  }))
  return { success: true, data }
}
