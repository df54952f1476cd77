import { z } from 'zod'
import { endpoint } from '../endpoint'
import { isoDate } from '../entities/date'
import { clockTime } from '../entities/menu'

/** The mailing of a day's menu to its subscribers. `delayed`: sending was tried, but no mail server has accepted yet. */
const mailing = z.object({
  date: isoDate,
  state: z.enum(['waiting', 'sending', 'delayed', 'sent']),
  /** The time of the first mail, in the restaurant's local time. */
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
