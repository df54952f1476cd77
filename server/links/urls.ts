import { type Profiled, profilePath } from '@/contract/rules/profile-slug'
import type { Services } from '@/server/ctx'
import { signEndToken } from './end-token'
import { signClaim } from './signed-claim'
import { verificationTokenOf } from './verification-token'

type Needs = Pick<Services, 'site' | 'signer'>

export const siteUrl = ({ site }: Pick<Needs, 'site'>, path: string) => new URL(path, site.url).href

export const profileUrl = (needs: Pick<Needs, 'site'>, restaurant: Profiled) =>
  siteUrl(needs, profilePath(restaurant))

export async function confirmUrl(needs: Needs, subscriptionId: string, issuedAt: Date) {
  const token = await signClaim(needs.signer, 'confirm-subscription', { id: subscriptionId, issuedAt })
  return siteUrl(needs, `/confirmar-suscripcion?${new URLSearchParams({ token })}`)
}

export async function confirmAlertUrl(needs: Needs, alertId: string, issuedAt: Date) {
  const token = await signClaim(needs.signer, 'confirm-alert', { id: alertId, issuedAt })
  return siteUrl(needs, `/avisos/confirmar?${new URLSearchParams({ token })}`)
}

/** For people a page with a button, for mail programs (RFC 8058) a POST. */
export async function endAlertsUrl(needs: Needs, alertIds: string[], by: 'baja' | 'un-clic') {
  const token = await signEndToken(needs.signer, alertIds)
  return siteUrl(needs, `/avisos/${by}?${new URLSearchParams({ token })}`)
}

export async function verifyUrl(needs: Needs, tokenId: string) {
  const token = await verificationTokenOf(needs.signer, tokenId)
  return siteUrl(needs, `/verify-email?${new URLSearchParams({ token })}`)
}

/** Who somebody is and that we say so, in links of mails to them. */
export async function signedAddress({ signer }: Pick<Needs, 'signer'>, email: string) {
  return new URLSearchParams({ email, sig: await signer.sign('unsubscribe', email) }).toString()
}

/** For mail programs (RFC 8058): takes the address off this one restaurant's list, on POST alone; without one off all. */
export async function oneClickUrl(needs: Needs, email: string, restaurantId?: string) {
  const about = restaurantId ? `&${new URLSearchParams({ restaurantId })}` : ''
  return siteUrl(needs, `/unsubscribe/one-click?${await signedAddress(needs, email)}${about}`)
}

/** For people: what they receive, to be ended or had in one mail. */
export async function preferencesUrl(needs: Needs, email: string, restaurantId?: string) {
  const about = restaurantId ? `&${new URLSearchParams({ restaurantId })}` : ''
  return siteUrl(needs, `/unsubscribe?${await signedAddress(needs, email)}${about}`)
}

/** Of its own day for ever, drawn when somebody looks: what is old is drawn again. The same for all, so it tells nothing of who looks. */
export const menuPictureUrl = (needs: Pick<Needs, 'site'>, restaurantId: string, date: string) =>
  siteUrl(needs, `/imagen-del-menu/${restaurantId}/${date}`)
