import 'server-only'
import { getResults as endpoint } from '@/contract/endpoints/results'
import { requireOwner } from '../owner'
import { getSession } from '../session'
import { nullIfMissing } from './api-error'
import { call } from './call'

/** The results of the last days. Null for an owner without a restaurant. */
export async function getResults(days: number) {
  await requireOwner()
  const { token = '' } = await getSession()
  return call(endpoint, { query: { days } }, { token }).catch(nullIfMissing)
}
