import { env } from '../env'
import { clientAddress } from './client-address'

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|(::ffff:)127(\.\d{1,3}){3})$/i

const isLoopback = (name: string | undefined) => name !== undefined && loopback.test(name)

type Settings = Pick<ReturnType<typeof env>, 'DEV_MAIL' | 'SITE_URL'>

/**
 * The mails in the mailbox went to nobody, and they let their reader into an account. Unless the operator sets DEV_MAIL, only a person at
 * this machine may read them, under a name such as localhost. A proxy on the machine also connects from it, on behalf of everybody, but
 * under another name.
 */
export function mayReadMailbox(headers: Headers, { DEV_MAIL, SITE_URL }: Settings = env()) {
  if (DEV_MAIL) return DEV_MAIL === 'on'
  const host = headers.get('host')?.replace(/:\d+$/, '')
  return [clientAddress(headers), host, new URL(SITE_URL).hostname].every(isLoopback)
}
