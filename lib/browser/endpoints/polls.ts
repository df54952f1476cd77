import type * as contract from '@/contract/endpoints'
import type { Poll } from '@/contract/entities/poll'
import type { Light, ReadLightOf } from '../../endpoint/light'

export const createPoll: ReadLightOf<typeof contract.createPoll> = {
  ...{ method: 'POST', path: '/api/polls', auth: 'public' },
  reply: async () => (await import('@/contract/endpoints/polls')).createPoll.reply,
}

/** Calls to the web, which reads the voter's name from a cookie. */
export const getPoll: Light<{ params: { pollId: string } }, Poll> = {
  ...{ method: 'GET', path: '/api/polls/:pollId', auth: 'public' },
  reply: async () => (await import('@/contract/entities/poll')).poll,
}

export const vote: Light<{ params: { pollId: string }; body: { restaurantId: string } }, Poll> = {
  ...{ method: 'POST', path: '/api/polls/:pollId/votes', auth: 'public' },
  reply: async () => (await import('@/contract/entities/poll')).poll,
}
