import { z } from 'zod'
import { endpoint } from '../endpoint'
import { id, ownId } from '../entities/id'
import { poll, pollChoice, voter } from '../entities/poll'

export const createPoll = endpoint({
  method: 'POST',
  path: '/api/polls',
  auth: 'public',
  limit: 'write',
  summary: 'Crea una votación del día entre dos y seis restaurantes; sin cuenta',
  body: z.object({ restaurantIds: pollChoice }),
  reply: z.object({ pollId: ownId }),
  status: 201,
})

export const getPoll = endpoint({
  method: 'GET',
  path: '/api/polls/:pollId',
  auth: 'public',
  summary: 'Una votación con los votos que lleva cada restaurante',
  params: z.object({ pollId: ownId }),
  query: z.object({ voter: voter.optional() }),
  reply: poll,
})

export const vote = endpoint({
  method: 'POST',
  path: '/api/polls/:pollId/votes',
  auth: 'public',
  limit: 'write',
  form: true,
  summary: 'El voto de una persona; otro voto suyo sustituye al anterior, hasta la medianoche',
  params: z.object({ pollId: ownId }),
  body: z.object({ voter, restaurantId: id }),
  reply: poll,
})
