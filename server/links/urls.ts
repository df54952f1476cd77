import { type Profiled, profilePath } from '@/contract/rules/profile-slug'
import type { Services } from '@/server/ctx'
import { signConfirmToken } from './confirm-token'
import { verificationTokenOf } from './verification-token'

type Needs = Pick<Services, 'site' | 'signer'>

export const siteUrl = ({ site }: Pick<Needs, 'site'>, path: string) => new URL(path, site.url).href

export const profileUrl = (needs: Pick<Needs, 'site'>, restaurant: Profiled) =>
  siteUrl(needs, profilePath(restaurant))

export async function confirmUrl(needs: Needs, subscriptionId: string, issuedAt: Date) {
  const token = await signConfirmToken(needs.signer, { subscriptionId, issuedAt })
  return siteUrl(needs, `/confirmar-suscripcion?${new URLSearchParams({ token })}`)
}

export async function verifyUrl(needs: Needs, tokenId: string) {
  const token = await verificationTokenOf(needs.signer, tokenId)
  return siteUrl(needs, `/verify-email?${new URLSearchParams({ token })}`)
}

/** For mail programs (RFC 8058): takes the address off this one restaurant's list, on POST alone. */
export async function oneClickUrl(needs: Needs, email: string, restaurantId: string) {
  const sig = await needs.signer.sign('unsubscribe', email)
  return siteUrl(needs, `/unsubscribe/one-click?${new URLSearchParams({ email, sig, restaurantId })}`)
}
