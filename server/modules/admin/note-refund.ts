import { insertAudit } from '@/server/db/audit'
import { AppError } from '@/server/errors'
import type { AdminCtx } from './admin-ctx'
import { lockInvoice, markRefunded } from './queries-orders'

/** Notes that an invoice was refunded at the provider. The owner sees the refund on the invoice. */
export function noteRefund(ctx: AdminCtx, written: string, reason: string) {
  const [, series = '', digits = ''] = /^(.+)-(\d{1,9})$/.exec(written) ?? []
  const now = ctx.clock()
  return ctx.db.transaction(async (tx) => {
    const invoice = await lockInvoice(tx, series, Number(digits))
    if (!invoice) throw new AppError('not-found', 'invoice')
    if (invoice.refundedAt) throw new AppError('conflict', 'refunded-already')
    await markRefunded(tx, invoice.id, now)
    await insertAudit(tx, {
      ...{ at: now, actorKind: 'admin', actorId: ctx.admin, action: 'invoice.refunded' },
      ...{ entityKind: 'invoice', entityId: invoice.id, details: { ownerId: invoice.ownerId, reason } },
    })
    return invoice
  })
}
