import type { Consent } from '@/contract/rules/account/consent'
import { saveConsent } from './endpoints/consent'
import { send } from './send'

export async function sendRecord({ opt_in, level, version }: Consent) {
  const { outcome } = await send(saveConsent, { body: { opt_in, level, version } }, { keepalive: true })
  return outcome === 'ok'
}
