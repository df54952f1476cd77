import { z } from 'zod'
import { endpoint } from '../endpoint'
import { country } from '../entities/country'
import { id } from '../entities/id'

const done = z.object({ success: z.literal(true) })

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  auth: 'owner',
  summary: 'Las sesiones abiertas del propietario, la de esta petición primero',
  reply: z.object({
    sessions: z.array(
      z.object({
        sessionId: id,
        isCurrent: z.boolean(),
        /** As the device reports. Null when it reports nothing we know. */
        browser: z.string().nullable(),
        system: z.string().nullable(),
        /** As a trusted network in front named it at the sign-in, such as ES. Null: none did. */
        country: country.nullable().default(null),
        /** The time zone that the device named, such as Europe/Madrid. */
        timeZone: z.string().nullable(),
        /** Whether the session used the network of this request. Null when either network is unknown. */
        isSameNetwork: z.boolean().nullable(),
        signedInAt: z.iso.datetime(),
        /** Accurate to five minutes. */
        seenAt: z.iso.datetime(),
      }),
    ),
  }),
})

export type OpenSession = z.infer<typeof listSessions.reply>['sessions'][number]

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/sessions/:sessionId',
  auth: 'owner',
  summary: 'Cierra una sesión',
  params: z.object({ sessionId: id }),
  reply: done,
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/sessions',
  auth: 'owner',
  summary: 'Cierra todas las sesiones menos la de esta petición',
  reply: done,
})
