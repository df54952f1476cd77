import type { AdminCtx } from './admin-ctx'
import { findOrders, type OrderState } from './queries-orders'

export function listOrders({ db }: AdminCtx, wanted: { state?: OrderState | undefined; limit: number }) {
  return findOrders(db, wanted)
}
