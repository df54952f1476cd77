import { z } from 'zod'
import { endpoint } from '../endpoint'
import { revalidate } from './revalidate'

/** Called by each web, which reads on from the position that it has reached. */
export const listChanges = endpoint({
  method: 'GET',
  path: '/api/changes',
  auth: 'internal',
  summary: 'Lo que ha cambiado desde una posición, para cada web',
  query: z.object({
    /** Without it, the answer is the present position. */
    after: z.coerce.number().int().min(0).optional(),
    /** How long the answer may wait for a change. */
    waitMs: z.coerce.number().int().min(0).max(10_000).default(0),
  }),
  reply: z.object({
    position: z.int(),
    /** The position is unknown here or too old: what changed since then is not known any more. */
    missed: z.boolean(),
    restaurants: revalidate.body.shape.restaurants,
  }),
  isRoutine: true,
})
