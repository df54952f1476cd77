import 'server-only'
import { getOwner, login, logout } from '@/contract/endpoints/accounts'
import { call } from '../api/call'
import { getSession } from '../session'
import { clientAddress } from './client-address'
import { refuse } from './envelope'
import { passedOn } from './passed-on'
import { isSameOrigin } from './same-origin'

/** Trades the password for a sealed cookie; the token itself never reaches the browser. */
export async function signIn(request: Request) {
  if (!isSameOrigin(request)) return refuse('invalid', 'foreign-origin', 'La petición no viene de esta web.')
  const body = login.body.safeParse(await request.json().catch(() => undefined))
  if (!body.success) return refuse('invalid', 'body', 'El correo o la contraseña no son válidos.')
  try {
    const { token, ownerId } = await call(
      login,
      { body: body.data },
      { clientAddress: clientAddress(request.headers) },
    )
    const { restaurant } = await call(getOwner, { params: { ownerId } }, { token })
    const session = await getSession()
    Object.assign(session, { token, ownerId, restaurantId: restaurant?.restaurantId })
    await session.save()
    return Response.json({ success: true })
  } catch (error) {
    return passedOn(error)
  }
}

/** The cookie goes whatever the api says: whoever leaves, has left. */
export async function signOut(request: Request) {
  if (!isSameOrigin(request)) return refuse('invalid', 'foreign-origin', 'La petición no viene de esta web.')
  const session = await getSession()
  const { token } = session
  session.destroy()
  if (token) await call(logout, {}, { token }).catch(() => undefined)
  return Response.json({ success: true })
}
