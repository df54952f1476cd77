import type * as contract from '@/contract/endpoints'
import type { LightOf } from '../../endpoint/light'

export const saveConsent: LightOf<typeof contract.saveConsent> = {
  ...{ method: 'POST', path: '/api/consent', auth: 'public' },
}
