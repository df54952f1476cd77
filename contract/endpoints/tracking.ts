import { z } from 'zod'
import { endpoint } from '../endpoint'
import { mayBeEmpty } from '../entities/lenient'
import { componentName, ipAddress, userAgent, visitLocation } from '../entities/tracking'

export const getTrack = endpoint({
  method: 'GET',
  path: '/api/track/:ip',
  auth: 'public',
  summary:
    'Lo que se sabe de una visita: ningún lugar, porque las direcciones no se consultan, y si la de hoy ya cuenta',
  params: z.object({ ip: ipAddress }),
  query: z.object({ componentName: componentName.optional(), userAgent }),
  reply: z.object({ location: visitLocation, tracked: z.boolean() }),
})

export const saveTrack = endpoint({
  method: 'POST',
  path: '/api/track/save',
  auth: 'public',
  // Many people can share one address, so the limit is high. A repeated visit is stored only once.
  limit: 'read',
  summary:
    'Cuenta una visita de una página, una vez al día; de la dirección solo queda una huella con la sal del día',
  body: z.object({
    ipAddress: mayBeEmpty(ipAddress),
    location: mayBeEmpty(visitLocation),
    componentName,
    userAgent,
  }),
  reply: z.object({ success: z.literal(true), counted: z.boolean() }),
})
