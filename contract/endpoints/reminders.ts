import { z } from 'zod'
import { endpoint } from '../endpoint'
import { isoDate } from '../entities/date'
import { menu } from '../entities/menu'
import { reminderTime } from '../entities/reminder'
import { subscribedRestaurant } from '../entities/subscription'

const reminder = z.object({ time: reminderTime.nullable() })

export const getReminder = endpoint({
  method: 'GET',
  path: '/api/reminder',
  auth: 'owner',
  summary: 'A qué hora se pregunta si se repite un menú cuando falta el de hoy; null es nunca',
  reply: reminder,
})

export const saveReminder = endpoint({
  method: 'PUT',
  path: '/api/reminder',
  auth: 'owner',
  limit: 'write',
  summary: 'Cambia la hora de esa pregunta, o la quita con null',
  body: reminder,
  reply: reminder,
})

export type Reminder = z.infer<typeof reminder>

const token = z.string().min(1).max(200)

export const readRepeat = endpoint({
  method: 'GET',
  path: '/api/reminder/repeat',
  auth: 'public',
  summary: 'El menú que propone el enlace de un aviso; leerlo no publica nada',
  query: z.object({ token }),
  reply: z.object({
    /** `there`: today has a menu by now. `over`: the link was for an earlier day, or the service is over. */
    state: z.enum(['ready', 'there', 'over']),
    restaurant: subscribedRestaurant,
    menu,
    today: isoDate,
    isAsking: z.boolean(),
  }),
})

export const publishRepeat = endpoint({
  method: 'POST',
  path: '/api/reminder/repeat',
  auth: 'public',
  limit: 'write',
  form: true,
  summary: 'Publica hoy el menú que propone el enlace de un aviso',
  body: z.object({ token }),
  reply: z.object({ restaurant: subscribedRestaurant }),
})

export const stopReminder = endpoint({
  method: 'POST',
  path: '/api/reminder/stop',
  auth: 'public',
  limit: 'write',
  form: true,
  summary: 'Deja de preguntar, con el enlace de un aviso',
  body: z.object({ token }),
  reply: z.object({ success: z.literal(true) }),
})
