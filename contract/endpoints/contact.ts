import { z } from 'zod'
import { endpoint } from '../endpoint'
import { contactMessage, ownerMessage } from '../entities/contact'

const reply = z.object({ success: z.literal(true) })

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/api/contact',
  auth: 'public',
  limit: 'mail',
  form: true,
  summary: 'Un mensaje para el equipo de soporte, de quien sea',
  body: contactMessage,
  reply,
})

export const sendOwnerMessage = endpoint({
  method: 'POST',
  path: '/api/contact/owner',
  auth: 'owner',
  limit: 'mail',
  summary: 'Un mensaje para soporte desde el correo de la cuenta',
  body: ownerMessage,
  reply,
})
