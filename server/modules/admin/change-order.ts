import { insertAudit } from '@/server/db/audit'
import { AppError } from '@/server/errors'
import type { AdminCtx } from './admin-ctx'
import { lockOrder, type OrderState, updateOrder } from './queries-orders'

/** Forward only: what has been printed is not requested again. Until it is sent it can be called off. */
const next: Record<OrderState, readonly OrderState[]> = {
  requested: ['confirmed', 'cancelled'],
  confirmed: ['printed', 'cancelled'],
  printed: ['sent', 'cancelled'],
  sent: [],
  cancelled: [],
}

/** Where an order for printed codes stands, in the log of changes. */
export function changeOrder(ctx: AdminCtx, orderId: string, change: { state: OrderState; note?: string }) {
  const now = ctx.clock()
  return ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new AppError('not-found', 'order')
    if (!next[order.state].includes(change.state)) throw new AppError('conflict', 'order-state')
    await updateOrder(tx, order, { ...change, updatedAt: now })
    await insertAudit(tx, {
      ...{ at: now, actorKind: 'admin', actorId: ctx.admin, action: `qr-order.${change.state}` },
      ...{ entityKind: 'qr-order', entityId: orderId, details: { before: order.state, note: change.note } },
    })
    return { orderId, ...change }
  })
}
