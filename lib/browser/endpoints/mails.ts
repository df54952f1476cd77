import type * as contract from '@/contract/endpoints'
import type { Light, LightOf, ReadLightOf } from '../../endpoint/light'

export const subscribe: ReadLightOf<typeof contract.subscribe> = {
  ...{ method: 'POST', path: '/api/email/subscribe', auth: 'public' },
  reply: async () => (await import('@/contract/endpoints/subscribers')).subscribe.reply,
}

/** A call of the web. The contract's call uses the signed address, as a mail program's button does. */
export const unsubscribe: Light<{ body: { email: string; sig: string; restaurantIds: string[] } }> = {
  ...{ method: 'POST', path: '/api/email/unsubscribe', auth: 'public' },
}

export const verifyEmail: LightOf<typeof contract.verifyEmail> = {
  ...{ method: 'GET', path: '/api/auth/verify-email', auth: 'public' },
}
