import { dayPictureLanguage } from '@/contract/endpoints/sheets'
import { addressIn, firstLanguage, type Language } from '@/contract/languages'
import { type Profiled, profilePath } from '@/contract/rules/profile/profile-slug'
import type { Services } from '@/server/ctx'
import { signClaim, signEndToken, verificationTokenOf } from './tokens'

/** `language`: of the pages to which the links lead. Castilian where none is named. */
type Needs = Pick<Services, 'site' | 'signer'> & { language?: Language }

/** Of a file. */
export const siteUrl = ({ site }: Pick<Needs, 'site'>, path: string) => new URL(path, site.url).href

export const pageUrl = ({ site, language = firstLanguage }: Omit<Needs, 'signer'>, path: string) =>
  siteUrl({ site }, addressIn(language, path))

export const profileUrl = (needs: Omit<Needs, 'signer'>, restaurant: Profiled) =>
  pageUrl(needs, profilePath(restaurant))

export async function confirmUrl(needs: Needs, subscriptionId: string, issuedAt: Date) {
  const token = await signClaim(needs.signer, 'confirm-subscription', { id: subscriptionId, issuedAt })
  return pageUrl(needs, `/confirmar-suscripcion?${new URLSearchParams({ token })}`)
}

export async function confirmAlertUrl(needs: Needs, alertId: string, issuedAt: Date) {
  const token = await signClaim(needs.signer, 'confirm-alert', { id: alertId, issuedAt })
  return pageUrl(needs, `/avisos/confirmar?${new URLSearchParams({ token })}`)
}

export async function repeatUrl(needs: Needs, menuId: string, issuedAt: Date) {
  const token = await signClaim(needs.signer, 'repeat-menu', { id: menuId, issuedAt })
  return pageUrl(needs, `/repetir-menu?${new URLSearchParams({ token })}`)
}

/** For people the address of a page with a button, for mail programs (RFC 8058) an address for a POST. */
export async function endAlertsUrl(needs: Needs, alertIds: string[], by: 'baja' | 'un-clic') {
  const token = await signEndToken(needs.signer, alertIds)
  return pageUrl(needs, `/avisos/${by}?${new URLSearchParams({ token })}`)
}

export async function verifyUrl(needs: Needs, tokenId: string) {
  const token = await verificationTokenOf(needs.signer, tokenId)
  return pageUrl(needs, `/verify-email?${new URLSearchParams({ token })}`)
}

/** The address and our signature over it, for the links of mails to that address. */
export async function signedAddress({ signer }: Pick<Needs, 'signer'>, email: string) {
  return new URLSearchParams({ email, sig: await signer.sign('unsubscribe', email) }).toString()
}

/** For mail programs (RFC 8058): a POST takes the address off this restaurant's list. Without a restaurant, off all lists. */
export async function oneClickUrl(needs: Needs, email: string, restaurantId?: string) {
  const about = restaurantId ? `&${new URLSearchParams({ restaurantId })}` : ''
  return pageUrl(needs, `/unsubscribe/one-click?${await signedAddress(needs, email)}${about}`)
}

/** For people: the page of their subscriptions, to end them or to get them in one mail. */
export async function preferencesUrl(needs: Needs, email: string, restaurantId?: string) {
  const about = restaurantId ? `&${new URLSearchParams({ restaurantId })}` : ''
  return pageUrl(needs, `/unsubscribe?${await signedAddress(needs, email)}${about}`)
}

/**
 * The address of that day's picture, valid for ever. The picture is drawn when somebody opens it; an old picture is drawn again. The
 * address is the same for everybody who reads a language, so it tells nothing about who opens it.
 */
export function menuPictureUrl(
  needs: Pick<Needs, 'site'>,
  { restaurantId, date, language }: { restaurantId: string; date: string; language?: string | undefined },
) {
  return siteUrl(
    needs,
    `/imagen-del-menu/${restaurantId}/${date}${language ? `?${dayPictureLanguage}=${language}` : ''}`,
  )
}
