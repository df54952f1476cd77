import { isIP } from 'node:net'
import { country } from '@/contract/entities/country'
import { visitorCountryHeader } from '@/contract/internal-proof'
import { isLanguage } from '@/contract/languages'

type Origin = {
  /** True when the caller has proved to be Mantel's own web. */
  internal: boolean
  socketAddress: string | undefined
  /** Whom the web names. A web of before this header writes only the other one. */
  visitor?: string | undefined
  forwardedFor: string | undefined
  trustedProxies: number
}

/** The address whose limit counts the request. Null for the web's own reads, made for pages that are cached for everybody. */
export function clientAddress({
  internal,
  socketAddress,
  visitor,
  forwardedFor,
  trustedProxies,
}: Origin): string | null {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim())
  if (internal) return address(visitor ?? hops[0])
  const proxied = trustedProxies > 0 ? address(hops.at(-trustedProxies)) : null
  return proxied ?? address(socketAddress)
}

function address(text: string | undefined): string | null {
  const bare = (text ?? '').replace(/^::ffff:/i, '')
  return isIP(bare) ? bare : null
}

type CountryOrigin = {
  internal: boolean
  header: (name: string) => string | undefined
  /** In which a network in front of the api names the country. Its clients could write it themselves without one. */
  countryHeader: string | undefined
}

/** The client's country, as a trusted network in front of the web or of the api names it. */
export function countryOf({ internal, header, countryHeader }: CountryOrigin) {
  const name = internal ? visitorCountryHeader : countryHeader
  return country.safeParse(name && header(name)).data
}

const deviceIdPattern = /^[\w-]{20,100}$/

/** A client may send its own name for the device. Without it, only the user agent identifies the device. */
export function agentOf(header: (name: string) => string | undefined) {
  const deviceId = header('x-device-id')
  return {
    userAgent: (header('user-agent') ?? '').slice(0, 400),
    deviceId: deviceId !== undefined && deviceIdPattern.test(deviceId) ? deviceId : undefined,
  }
}

export const languageOf = (header: string | undefined) => (header && isLanguage(header) ? header : undefined)
