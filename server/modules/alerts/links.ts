import type { Services } from '@/server/ctx'
import type { Queryable } from '@/server/db/client'
import { AppError } from '@/server/errors'
import { readEndToken } from '@/server/links/tokens'
import { requireClaimed } from '@/server/modules/subscribers'
import { findForConfirmation } from './queries'

export function requireAlert(services: Services, db: Queryable, token: string) {
  return requireClaimed(services, 'confirm-alert', token, async (id) => {
    const found = await findForConfirmation(db, id)
    return found && { found, asked: found.alert }
  })
}

/** Only the mails about these alerts contain the signed token, so the token proves the reader. */
export async function requireEndable({ signer }: Services, token: string) {
  const alertIds = await readEndToken(signer, token)
  if (!alertIds) throw new AppError('not-found', 'link-unknown', { message: 'El enlace no es válido.' })
  return alertIds
}
