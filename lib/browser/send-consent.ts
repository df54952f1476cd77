import type { saveConsent as endpoint } from '@/contract/endpoints/consent'
import type { Consent } from '@/contract/rules/account/consent'
import type { LightOf } from '../endpoint/light'
import { send } from './send'

const saveConsent: LightOf<typeof endpoint> = {
  ...{ method: 'POST', path: '/api/consent', auth: 'public' },
}

export async function sendRecord({ opt_in, level, version }: Consent) {
  const { outcome } = await send(saveConsent, { body: { opt_in, level, version } }, { keepalive: true })
  return outcome === 'ok'
}
