import type { AdminCtx } from './admin-ctx'
import { findRestaurants, type Verification } from './queries'

export function listRestaurants(
  { db }: AdminCtx,
  wanted: { state?: Verification | undefined; search?: string | undefined; limit: number },
) {
  return findRestaurants(db, wanted)
}
