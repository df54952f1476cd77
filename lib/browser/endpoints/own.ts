import type * as contract from '@/contract/endpoints'
import type { Owner } from '@/contract/entities/owner'
import type { Light, LightOf } from '../../endpoint/light'

/** A call of the web: tells who is signed in, for pages that are the same for everybody. */
export const ownSession: Light<object, { owner: Owner }> = {
  ...{ method: 'GET', path: '/api/session', auth: 'public' },
  reply: async () => (await import('@/contract/entities/owner')).ownSession,
}

export const logout: LightOf<typeof contract.logout> = {
  ...{ method: 'POST', path: '/api/auth/logout', auth: 'owner' },
}

export const sendPackData: LightOf<typeof contract.sendPackData> = {
  ...{ method: 'POST', path: '/api/purchase/sendPackData', auth: 'owner' },
}
