import 'server-only'
import { listSubscriptions, readConfirmation } from '@/contract/endpoints/subscribers'
import type { Confirmation, MailFrequency, SubscribedRestaurant } from '@/contract/entities/subscription'
import { ApiError } from './api-error'
import { call } from './call'

type Unusable = { state: 'unknown' } | { state: 'unreachable' }

/** Reads the state of a confirmation link. Reading does not confirm the subscription. */
export function getConfirmation(token: string): Promise<Confirmation | Unusable> {
  return call(readConfirmation, { query: { token } }).catch(unusable)
}

type Subscriptions = { state: 'list'; restaurants: SubscribedRestaurant[]; frequency: MailFrequency }

/** The subscriptions of a signed address. */
export async function getSubscriptions(email: string, sig: string): Promise<Subscriptions | Unusable> {
  try {
    const { restaurants, frequency } = await call(listSubscriptions, { params: { email }, query: { sig } })
    return { state: 'list', restaurants, frequency }
  } catch (error) {
    return unusable(error)
  }
}

function unusable(error: unknown): Unusable {
  if (!(error instanceof ApiError)) throw error
  return { state: error.status === 404 || error.status === 400 ? 'unknown' : 'unreachable' }
}
