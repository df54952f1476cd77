import 'server-only'
import { deviceId } from '../device'
import { clientAddress } from './client-address'

/** The visitor who opens a session, as the api must see the visitor. */
export const askerOf = async ({ headers }: Request) => ({
  clientAddress: clientAddress(headers),
  userAgent: headers.get('user-agent') ?? '',
  deviceId: await deviceId(),
})
