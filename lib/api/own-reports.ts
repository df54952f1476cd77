import 'server-only'
import { listOwnReports } from '@/contract/endpoints/reports'
import { hostHas } from '../host/features'
import { getSession } from '../session'
import { nullIfMissing } from './api-error'
import { call } from './call'

/** Reports of visitors about the owner's profile. Null if the host has no reports. */
export async function getOwnReports() {
  if (!(await hostHas('reports'))) return null
  const { token = '' } = await getSession()
  return call(listOwnReports, {}, { token }).catch(nullIfMissing)
}

export type OwnReports = NonNullable<Awaited<ReturnType<typeof getOwnReports>>>
