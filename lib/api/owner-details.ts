import 'server-only'
import { editDetails } from '@/contract/endpoints/profile'
import { getSession } from '../session'
import { call } from './call'

/** What the signed-in owner may change. Never kept: it is nobody else's. */
export async function getOwnerDetails(ownerId: string) {
  const { token } = await getSession()
  return call(editDetails, { params: { ownerId } }, { token })
}
