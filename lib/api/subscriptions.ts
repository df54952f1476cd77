import 'server-only'
import { listSubscriptions, readConfirmation } from '@/contract/endpoints/subscribers'
import type {
  Confirmation,
  MailFrequency,
  MailLanguage,
  SubscribedRestaurant,
} from '@/contract/entities/subscription'
import { call } from './call'
import { type UnusableLink, unusableLink } from './unusable-link'

/** Reads the state of a confirmation link. Reading does not confirm the subscription. */
export function getConfirmation(token: string): Promise<Confirmation | UnusableLink> {
  return call(readConfirmation, { query: { token } }).catch(unusableLink)
}

type Subscriptions = {
  state: 'list'
  restaurants: SubscribedRestaurant[]
  frequency: MailFrequency
  language: MailLanguage
}

/** The subscriptions of a signed address. */
export async function getSubscriptions(email: string, sig: string): Promise<Subscriptions | UnusableLink> {
  try {
    const { restaurants, frequency, language } = await call(listSubscriptions, {
      params: { email },
      query: { sig },
    })
    return { state: 'list', restaurants, frequency, language }
  } catch (error) {
    return unusableLink(error)
  }
}
