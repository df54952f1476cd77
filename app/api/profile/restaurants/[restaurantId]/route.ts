import { getProfileSheet, saveProfile } from '@/contract/endpoints/profile'
import { forward } from '@/lib/bff/forward'

export const GET = forward(getProfileSheet)
export const PATCH = forward(saveProfile)
