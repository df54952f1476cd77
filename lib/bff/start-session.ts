import 'server-only'
import { getOwner } from '@/contract/endpoints/accounts'
import { call } from '../api/call'
import { getSession } from '../session'

/** The token goes into the sealed cookie and nowhere else. */
export async function startSession({ token, ownerId }: { token: string; ownerId: string }) {
  const { restaurant, emailVerified } = await call(getOwner, { params: { ownerId } }, { token })
  const session = await getSession()
  Object.assign(session, {
    token,
    ownerId,
    restaurantId: restaurant?.restaurantId,
    isVerified: emailVerified,
  })
  await session.save()
}
