import type { Services } from '@/server/ctx'
import type { Queryable } from '@/server/db/client'
import { requireClaimed } from '@/server/modules/subscribers'
import { findForConfirmation } from './queries'

export function requireAlert(services: Services, db: Queryable, token: string) {
  return requireClaimed(services, 'confirm-alert', token, async (id) => {
    const found = await findForConfirmation(db, id)
    return found && { found, asked: found.alert }
  })
}
