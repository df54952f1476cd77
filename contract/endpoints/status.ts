import { z } from 'zod'
import { endpoint } from '../endpoint'
import { partStatus } from '../entities/status'

export const getStatus = endpoint({
  method: 'GET',
  path: '/api/status',
  auth: 'public',
  summary: 'Qué va bien, qué va lento y qué no va: búsqueda, menús, chat, correo y pagos, y desde cuándo',
  reply: z.object({ checkedAt: z.iso.datetime(), parts: z.array(partStatus) }),
})
