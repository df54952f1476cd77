import 'server-only'
import { deviceId } from '../device'
import { env } from '../env'
import { clientAddress } from './client-address'

/** The visitor who opens a session, as the api must see the visitor. */
export const askerOf = async ({ headers }: Request) => ({
  clientAddress: clientAddress(headers),
  country: countryOf(headers),
  userAgent: headers.get('user-agent') ?? '',
  deviceId: await deviceId(),
})

/** Without a proxy of ours in front, the visitor could write the header. */
function countryOf(headers: Headers) {
  const { COUNTRY_HEADER, TRUSTED_PROXIES } = env()
  return (COUNTRY_HEADER && TRUSTED_PROXIES > 0 && headers.get(COUNTRY_HEADER)) || undefined
}
