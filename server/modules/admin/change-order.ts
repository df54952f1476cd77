import { qrPacks } from '@/contract/entities/billing'
import { insertAudit } from '@/server/db/audit'
import { AppError } from '@/server/errors'
import { qrOrderChanged } from '@/server/mails/definitions'
import { queueMail, sendSoon } from '@/server/modules/mail'
import type { AdminCtx } from './admin-ctx'
import { findOwner } from './queries'
import { lockOrder, type OrderState, updateOrder } from './queries-orders'

/** States only move forward: a printed order is never requested again. An order can be cancelled until it is sent. */
const next: Record<OrderState, readonly OrderState[]> = {
  requested: ['confirmed', 'cancelled'],
  confirmed: ['printed', 'cancelled'],
  printed: ['sent', 'cancelled'],
  sent: [],
  cancelled: [],
}

/** Changes the state of an order for printed codes, writes the audit log and tells the buyer. */
export async function changeOrder(
  ctx: AdminCtx,
  orderId: string,
  change: { state: Exclude<OrderState, 'requested'>; note?: string },
) {
  const now = ctx.clock()
  await ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new AppError('not-found', 'order')
    if (!next[order.state].includes(change.state)) throw new AppError('conflict', 'order-state')
    await updateOrder(tx, order, { ...change, updatedAt: now })
    await insertAudit(tx, {
      ...{ at: now, actorKind: 'admin', actorId: ctx.admin, action: `qr-order.${change.state}` },
      ...{ entityKind: 'qr-order', entityId: orderId, details: { before: order.state, note: change.note } },
    })
    const owner = order.ownerId ? await findOwner(tx, order.ownerId) : undefined
    const pack = qrPacks.find(({ codes }) => codes === order.pack)?.pack ?? 'QR'
    if (!owner) return
    await queueMail(tx, qrOrderChanged, {
      ...{ key: `${orderId}:${change.state}`, to: owner.email, now, restaurantId: order.restaurantId },
      data: { orderId, pack, codes: order.pack, priceCents: order.priceCents, state: change.state },
    })
  })
  sendSoon(ctx)
  return { orderId, ...change }
}
