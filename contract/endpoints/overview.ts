import { z } from 'zod'
import { endpoint } from '../endpoint'
import { isoDate, menu } from '../entities/menu'
import { actionCounts } from '../entities/tracking'

/** Where a restaurant stands in being looked at by the platform. */
const verification = z.enum(['pending', 'verified', 'rejected'])

export const getOverview = endpoint({
  method: 'GET',
  path: '/api/overview',
  auth: 'owner',
  summary: 'Lo que el propietario mira primero: verificación, menú de hoy y visitas de la semana',
  reply: z.object({
    verification,
    rejectionReason: z.string().nullable(),
    /** In force now, as `menu[0]` of the public reply. */
    menusToday: z.array(menu),
    visits: z.object({
      /** The last seven days, today last. */
      days: z.array(z.object({ date: isoDate, views: z.int() })),
      /** What was done on the profile in those seven days. */
      actions: actionCounts,
      /** The seven days before those. */
      weekBefore: z.int(),
    }),
  }),
})

export type Overview = z.infer<typeof getOverview.reply>
