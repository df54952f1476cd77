import { addPasskey, beginPasskey } from '@/contract/endpoints/second-factor'
import { makePasskey } from '@/lib/browser/passkeys'
import { send } from '@/lib/browser/send'

type KeptPasskey = { recoveryCodes: string[] | null } | { problem: 'passkeyNotMade' | 'failed' }

/** Creates a passkey in the browser and saves it on the host. */
export async function keepPasskey(name: string): Promise<KeptPasskey> {
  const { reply: begun } = await send(beginPasskey, {})
  if (!begun) return { problem: 'failed' }
  const attestation = await makePasskey(begun.options)
  if (!attestation) return { problem: 'passkeyNotMade' }
  const { reply: added } = await send(addPasskey, { body: { challenge: begun.challenge, name, attestation } })
  return added ?? { problem: 'failed' }
}
