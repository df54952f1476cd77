import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/payments'
import type { OwnerCtx } from '@/server/ctx'
import { insertAudit } from '@/server/db/audit'
import { newId } from '@/server/db/id'
import { AppError } from '@/server/errors'
import { requireProof } from '@/server/modules/second-factor'
import { customerOf, isWronglyAddressed } from './customer'
import { invoiceYear, numberOf } from './invoice-number'
import { findInvoice } from './queries'
import { findBillingDetails } from './queries-billing-details'
import { insertInvoice, isRectified, lockOwner, nextNumber } from './queries-events'
import { unavailable } from './unavailable'

type Invoice = NonNullable<Awaited<ReturnType<typeof findInvoice>>>

/**
 * Issues an invoice with the saved billing details that takes the place of one with wrong details. Amounts and period stay. The wrong
 * invoice stays too: the law forbids to change or to delete it (RD 1619/2012, art. 15).
 */
export async function rectifyInvoice(
  ctx: OwnerCtx,
  { params }: Input<typeof contract.rectifyInvoice>,
): Promise<Answer<typeof contract.rectifyInvoice>> {
  const { ownerId } = ctx.owner
  const wrong = await findInvoice(ctx.db, params.invoiceId)
  if (wrong?.ownerId !== ownerId) throw new AppError('not-found', 'invoice')
  await requireProof(ctx)
  const rectifiesNumber = await printedNumber(ctx, wrong)
  const number = await ctx.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, ownerId)
    if (!owner) throw new AppError('not-found', 'owner')
    const fiscal = await findBillingDetails(tx, ownerId)
    if (wrong.state === 'refunded') throw new AppError('conflict', 'invoice-refunded')
    if (await isRectified(tx, wrong.id)) throw new AppError('conflict', 'invoice-rectified')
    if (!fiscal) throw new AppError('conflict', 'billing-details-missing')
    if (!isWronglyAddressed(wrong.customer, fiscal)) throw new AppError('conflict', 'nothing-to-rectify')
    const now = ctx.clock()
    const series = `${wrong.provider === 'stripe' ? 'MR' : 'PRUEBA-R'}${invoiceYear(now)}`
    const issued = {
      ...wrong,
      ...{ id: newId(), series, number: await nextNumber(tx, series), created: now },
      ...{ providerInvoiceId: null, invoicePdf: null, customer: customerOf(owner, fiscal) },
      ...{ rectifiesId: wrong.id, rectifiesNumber },
    }
    await insertInvoice(tx, issued)
    await insertAudit(tx, {
      ...{ at: now, actorKind: 'owner', actorId: ownerId, requestId: ctx.requestId },
      ...{ action: 'invoice.rectified', entityKind: 'owner', entityId: ownerId },
    })
    return numberOf(issued)
  })
  return { success: true, number }
}

/** The number on the paper that the owner has: the provider's, where the provider makes the invoice. */
async function printedNumber({ payments }: OwnerCtx, invoice: Invoice) {
  const { provider, providerInvoiceId } = invoice
  if (provider !== payments.provider || !providerInvoiceId) return numberOf(invoice)
  return (await payments.readInvoice(providerInvoiceId).catch(unavailable))?.number ?? numberOf(invoice)
}
