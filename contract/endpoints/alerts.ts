import { z } from 'zod'
import { endpoint } from '../endpoint'
import { alertConfirmation, alertRequest, endableAlerts } from '../entities/alert'

export const askAlert = endpoint({
  method: 'POST',
  path: '/api/alerts',
  auth: 'public',
  limit: 'mail',
  summary: 'Pide un aviso por correo cuando haya un plato cerca; un correo pregunta antes si es verdad',
  body: alertRequest,
  reply: z.object({ state: z.enum(['asked', 'already']) }),
})

const token = z.string().min(1).max(250)

/** Mail scanners open links before people do, so reading changes nothing. */
export const readAlert = endpoint({
  method: 'GET',
  path: '/api/alerts/confirm',
  auth: 'public',
  summary: 'Cómo está un enlace que confirma un aviso; preguntar no confirma nada',
  query: z.object({ token }),
  reply: alertConfirmation,
})

export const confirmAlert = endpoint({
  method: 'POST',
  path: '/api/alerts/confirm',
  auth: 'public',
  limit: 'write',
  form: true,
  summary: 'Confirma un aviso con el enlace de su correo',
  body: z.object({ token }),
  reply: z.object({ state: z.enum(['confirmed', 'already']) }),
})

export const listEndable = endpoint({
  method: 'GET',
  path: '/api/alerts/end',
  auth: 'public',
  summary: 'Los avisos de los que da de baja un enlace; no da de baja nada',
  query: z.object({ token }),
  reply: endableAlerts,
})

export const endAlerts = endpoint({
  method: 'POST',
  path: '/api/alerts/end',
  auth: 'public',
  limit: 'write',
  form: true,
  summary: 'Da de baja los avisos de un enlace',
  body: z.object({ token }),
  reply: z.object({ success: z.literal(true) }),
})
