import { getProfileSheet, saveProfile } from '@/contract/endpoints/profile'
import { send } from './send'

/** Sets the logo of the profile. False if the api did not take it. */
export async function saveLogo(restaurantId: string, logoFilePath: string) {
  const params = { restaurantId }
  const { reply: sheet } = await send(getProfileSheet, { params })
  if (!sheet) return false
  const body = { version: sheet.version, changes: { hasLogo: 'yes' as const, logoFilePath } }
  return (await send(saveProfile, { params, body })).outcome === 'ok'
}
