import { z } from 'zod'
import { endpoint } from '../endpoint'
import { id } from '../entities/id'

const line = z.object({ id, recipient: z.string(), subject: z.string(), receivedAt: z.iso.datetime() })

/** Only without an SMTP server, and only when the operator allows reading. */
export const listMailbox = endpoint({
  method: 'GET',
  path: '/api/dev/mail',
  auth: 'internal',
  summary: 'Los últimos correos que se habrían enviado',
  reply: z.object({ mails: z.array(line) }),
})

export const readMailbox = endpoint({
  method: 'GET',
  path: '/api/dev/mail/:id',
  auth: 'internal',
  summary: 'Un correo que se habría enviado',
  params: z.object({ id }),
  reply: line.extend({
    sender: z.string(),
    html: z.string(),
    text: z.string(),
    headers: z.record(z.string(), z.string()),
  }),
})
