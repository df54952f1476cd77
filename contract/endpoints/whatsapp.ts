import { z } from 'zod'
import { endpoint } from '../endpoint'
import { id } from '../entities/id'
import { timeZone } from '../entities/place'

const phone = z.object({
  id,
  /** '+34600111222' */
  phone: z.string(),
  linkedAt: z.iso.datetime().nullable(),
  lastMessageAt: z.iso.datetime().nullable(),
})

export const getWhatsApp = endpoint({
  method: 'GET',
  path: '/api/chat/whatsapp',
  auth: 'owner',
  summary:
    'El chatbot en WhatsApp: su número, el mensaje que vincula un teléfono, los vinculados y lo que espera',
  reply: z.object({
    /** Null without WhatsApp: then the chatbot works only in the browser. */
    number: z.string().nullable(),
    /** Opens WhatsApp with a message that links its sender, once. */
    url: z.url().nullable(),
    phones: z.array(phone),
    /** Messages in either direction that are delayed. */
    waiting: z.object({ count: z.int().positive(), since: z.iso.datetime() }).nullable(),
    timeZone,
  }),
})

export type WhatsApp = z.infer<typeof getWhatsApp.reply>

export const unlinkPhone = endpoint({
  method: 'DELETE',
  path: '/api/chat/whatsapp/:id',
  auth: 'owner',
  summary: 'Desvincula un teléfono del chatbot',
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true) }),
})
