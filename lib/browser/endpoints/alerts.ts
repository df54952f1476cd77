import type * as contract from '@/contract/endpoints'
import type { ReadLightOf } from '../../endpoint/light'

export const askAlert: ReadLightOf<typeof contract.askAlert> = {
  ...{ method: 'POST', path: '/api/alerts', auth: 'public' },
  reply: async () => (await import('@/contract/endpoints/alerts')).askAlert.reply,
}
