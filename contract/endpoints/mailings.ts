import { z } from 'zod'
import { endpoint } from '../endpoint'
import { clockTime, isoDate } from '../entities/menu'

/** How a day's menu goes to its subscribers: `delayed` when it was tried and nobody took it yet. */
const mailing = z.object({
  date: isoDate,
  state: z.enum(['waiting', 'sending', 'delayed', 'sent']),
  /** When the first of them goes out, or went, by the restaurant's clock. */
  time: clockTime,
  sent: z.int(),
  waiting: z.int(),
  failed: z.int(),
})

export type Mailing = z.infer<typeof mailing>

export const listMailings = endpoint({
  method: 'GET',
  path: '/api/mailings',
  auth: 'owner',
  summary:
    'A cuántos suscriptores ha llegado el menú de cada uno de los últimos días, el más reciente primero',
  reply: z.object({ subscribers: z.int(), days: z.array(mailing) }),
})

export type Mailings = z.infer<typeof listMailings.reply>
