import { saveProfile } from '@/contract/endpoints/profile'
import { ownerFetch } from '@/lib/browser/owner-fetch'
import { changesOf, type ProfileValues } from '../values'

export function patchProfile(restaurantId: string, version: number, changed: Partial<ProfileValues>) {
  const { path, method } = saveProfile
  return ownerFetch(path.replace(':restaurantId', restaurantId), {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ version, changes: changesOf(changed) }),
  })
}
