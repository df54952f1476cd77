import type { Services } from '@/server/ctx'
import type { Queryable } from '@/server/db/client'
import { requireClaimed } from './claimed'
import { findForConfirmation } from './queries'

export function requireConfirmation(services: Services, db: Queryable, token: string) {
  return requireClaimed(services, 'confirm-subscription', token, async (id) => {
    const found = await findForConfirmation(db, id)
    return found && { found, asked: found.subscription }
  })
}
