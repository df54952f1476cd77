import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/payments'
import type { OwnerCtx } from '@/server/ctx'
import { requireSelf } from '@/server/require-self'
import { invoiceLink } from './invoice-link'
import { findInvoices } from './queries'

/** Gives each invoice a fresh signed link of ours, because a provider's link opens the provider's page. */
export async function listInvoices(
  ctx: OwnerCtx,
  { params }: Input<typeof contract.listInvoices>,
): Promise<Answer<typeof contract.listInvoices>> {
  requireSelf(ctx, params.ownerId)
  const invoices = await findInvoices(ctx.db, params.ownerId)
  const data = await Promise.all(
    invoices.map(async ({ id, created, amountPaidCents, currency }) => ({
      ...{ created: created.toISOString(), amountPaid: amountPaidCents },
      ...{ currency, invoicePdf: await invoiceLink(ctx, id) },
    })),
  )
  return { success: true, data }
}
