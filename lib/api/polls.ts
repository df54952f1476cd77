import 'server-only'
import { getPoll as getPollEndpoint } from '@/contract/endpoints/polls'
import { idPattern } from '@/contract/rules/profile/profile-slug'
import { voterName } from '../bff/voter'
import { nullIfMissing } from './api-error'
import { call } from './call'

/** Never cached: the answer contains the current votes and the visitor's own vote. */
export async function getPoll(pollId: string) {
  if (!idPattern.test(pollId)) return null
  const voter = await voterName()
  return call(getPollEndpoint, { params: { pollId }, query: { voter } }).catch(nullIfMissing)
}
