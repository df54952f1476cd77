import type { Messages } from 'next-intl'
import type { OpenSession } from '@/contract/endpoints/sessions'
import type { Language } from '@/contract/languages'
import { countryText } from '@/contract/rules/place/country-text'
import { timeZoneText } from '@/contract/rules/time/time-zone-text'
import { fill } from './fill'

type Session = Pick<OpenSession, 'country' | 'timeZone' | 'signedInAt'>
type Labels = Pick<Messages['security']['sessions'], 'byNetwork' | 'byClock'>

/**
 * Where a session was opened, and who says so: the network in front, which saw the address, or else the device's own clock, which may say
 * anything. Null when neither says it.
 */
export function sessionPlace(
  { country, timeZone, signedInAt }: Session,
  { byNetwork, byClock }: Labels,
  language: Language,
) {
  if (country) return fill(byNetwork, { country: countryText(country, language) })
  const clock = timeZoneText(timeZone, new Date(signedInAt), language)
  return clock && fill(byClock, { clock })
}
