import { z } from 'zod'
import { endpoint } from '../endpoint'
import { email } from '../entities/owner'
import { typedCode } from '../entities/typed-code'

const path = '/api/account/email'

/** The account's address, and the address that waits for its code, if there is one. */
const emailChange = z.object({
  email: z.string(),
  pending: z.object({ email: z.string(), expiresAt: z.iso.datetime() }).nullable(),
})

export type EmailChange = z.infer<typeof emailChange>

export const getEmailChange = endpoint({
  method: 'GET',
  path,
  auth: 'owner',
  summary: 'El correo de la cuenta, y el que espera su código si se ha pedido un cambio',
  reply: emailChange,
})

export const askEmailChange = endpoint({
  method: 'POST',
  path,
  auth: 'owner',
  limit: 'secret',
  summary: 'Pide cambiar el correo de la cuenta: envía un código al nuevo y un aviso al actual',
  body: z.object({ email }),
  reply: emailChange,
})

export const confirmEmailChange = endpoint({
  method: 'PUT',
  path,
  auth: 'owner',
  limit: 'secret',
  summary: 'Cambia el correo de la cuenta con el código recibido y cierra las demás sesiones',
  body: z.object({ code: typedCode }),
  reply: emailChange,
})

export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path,
  auth: 'owner',
  summary: 'Olvida el cambio de correo que se había pedido',
  reply: emailChange,
})
