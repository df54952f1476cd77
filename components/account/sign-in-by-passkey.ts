import { askPasskey, loginByPasskey } from '@/contract/endpoints/second-factor'
import { signByPasskey } from '@/lib/browser/passkeys'
import { send } from '@/lib/browser/send'
import { ownTimeZone } from '@/lib/browser/time-zone'
import { unread } from '@/lib/endpoint/light'

/** Signs in by passkey. True on success. */
export async function signInByPasskey() {
  const { reply } = await send(askPasskey, {})
  const passkey = reply && (await signByPasskey(reply.options))
  if (!passkey) return false
  const body = { challenge: reply.challenge, passkey, timeZone: ownTimeZone() }
  return (await send(unread(loginByPasskey), { body })).outcome === 'ok'
}
