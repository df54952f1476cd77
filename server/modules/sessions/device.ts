import { clientKey } from '@/contract/client-key'
import type { Ctx } from '@/server/ctx'

/** A mark for each network of an owner, one of 256: enough to tell two networks apart, too little to identify a network. */
export async function networkMark({ signer, ip }: Pick<Ctx, 'signer' | 'ip'>, ownerId: string) {
  if (!ip) return null
  return (await signer.digest('network', `${ownerId} ${networkOf(ip)}`)).readUInt8(0)
}

/** The first three quarters of an IPv4 address. For IPv6, `clientKey` is already the network. */
const networkOf = (ip: string) => clientKey(ip).split('.').slice(0, 3).join('.')

/** Identifies the device of this request. A client without a device id is identified by its browser, its system and its network. */
export async function deviceOf(ctx: Ctx, ownerId: string) {
  const { userAgent = '', deviceId } = ctx.agent ?? {}
  const name = deviceName(userAgent)
  const mark = await networkMark(ctx, ownerId)
  const known = deviceId ?? `${name.browser} ${name.system} ${mark}`
  const deviceHash = await ctx.signer.digest('device', `${ownerId} ${known}`)
  return { ...name, networkMark: mark, deviceHash }
}

/** The order matters: each browser also contains the names of some browsers after it. */
const browsers: [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bChromium\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const first = (names: [RegExp, string][], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null

/** The device as a person would name it, read from the user agent. Nothing more precise is stored. */
export const deviceName = (userAgent: string) => ({
  browser: first(browsers, userAgent),
  system: first(systems, userAgent),
})
