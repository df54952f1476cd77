import { z } from 'zod'
import { endpoint } from '../endpoint'
import { consentRecord } from '../entities/consent'

export const saveConsent = endpoint({
  method: 'POST',
  path: '/api/consent',
  auth: 'public',
  limit: 'write',
  summary: 'Guarda la respuesta al aviso de cookies, sin guardar de quién es',
  body: consentRecord,
  status: 201,
  reply: z.object({ success: z.literal(true), date: z.iso.datetime() }),
})
