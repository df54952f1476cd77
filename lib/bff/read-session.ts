import 'server-only'
import { getOwner } from '@/contract/endpoints/accounts'
import { ApiError } from '../api/api-error'
import { call } from '../api/call'
import { getSession } from '../session'
import { noteVerified } from '../verified-owners'
import { refuse } from './envelope'

/** Tells who is signed in, for the header of pages that are the same for everybody. */
export async function readSession() {
  const session = await getSession()
  const { token, ownerId } = session
  if (!token || !ownerId) return refuse('unauthenticated', 'no-session', 'No has iniciado sesión.')
  try {
    const owner = await call(getOwner, { params: { ownerId } }, { token })
    noteVerified(owner)
    return Response.json({ owner }, { headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 404)) {
      return refuse(
        'unavailable',
        'api-unreachable',
        'El servicio no responde. Inténtalo de nuevo en un momento.',
      )
    }
    session.destroy()
    return refuse('unauthenticated', 'session-ended', 'Tu sesión ha terminado.')
  }
}
