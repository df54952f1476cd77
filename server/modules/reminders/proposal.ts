import { localNow } from '@/contract/rules/time/local-time'
import type { Services } from '@/server/ctx'
import type { Queryable } from '@/server/db/client'
import { AppError } from '@/server/errors'
import { readClaim } from '@/server/links/tokens'
import { servedMinutes } from '@/server/modules/menus'
import { findProposed, hasMenuOn } from './queries'

/** The menu that a reminder's link proposes for the day of the reminder. */
export async function requireProposal({ signer, clock }: Services, db: Queryable, token: string) {
  const claim = await readClaim(signer, 'repeat-menu', token)
  const found = claim && (await findProposed(db, claim.id))
  const ownerId = found?.restaurant.ownerId
  if (!claim || !found || !ownerId)
    throw new AppError('not-found', 'link-unknown', { message: 'El enlace no es válido.' })
  const { menu, restaurant, emailVerifiedAt } = found
  const local = localNow(clock(), restaurant.timeZone)
  const isOfToday = localNow(claim.issuedAt, restaurant.timeZone).date === local.date
  const isOver = !isOfToday || local.minute >= servedMinutes(menu).end
  const isThere = isOfToday && (await hasMenuOn(db, restaurant.id, local.date))
  return {
    ...{ menu, restaurant, ownerId, today: local.date },
    emailVerified: emailVerifiedAt !== null,
    state: isThere ? ('there' as const) : isOver ? ('over' as const) : ('ready' as const),
  }
}
