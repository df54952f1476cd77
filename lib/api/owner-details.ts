import 'server-only'
import { editDetails } from '@/contract/endpoints/profile'
import { getSession } from '../session'
import { call } from './call'

/** The details that the signed-in owner may change. Never cached: they belong to this owner alone. */
export async function getOwnerDetails(ownerId: string) {
  const { token } = await getSession()
  return call(editDetails, { params: { ownerId } }, { token })
}
