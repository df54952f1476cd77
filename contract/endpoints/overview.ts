import { z } from 'zod'
import { endpoint } from '../endpoint'
import { isoDate } from '../entities/date'
import { menu } from '../entities/menu'
import { actionCounts } from '../entities/tracking'
import { firstLanguage, writtenLanguages } from '../languages'

/** The state of the operator's check of a restaurant. */
const verification = z.enum(['pending', 'verified', 'rejected'])

export const getOverview = endpoint({
  method: 'GET',
  path: '/api/overview',
  auth: 'owner',
  summary: 'Lo que el propietario mira primero: verificación, menú de hoy y visitas de la semana',
  reply: z.object({
    verification,
    rejectionReason: z.string().nullable(),
    /** The menus in force now, as `menu[0]` of the public reply. */
    menusToday: z.array(menu),
    /** The language of the last published menu, and of the page where there is none yet. A host that does not say it is taken to write Castilian. */
    writtenIn: z.enum(writtenLanguages).default(firstLanguage),
    visits: z.object({
      /** The last seven days, today last. */
      days: z.array(z.object({ date: isoDate, views: z.int() })),
      /** The actions on the profile in those seven days. */
      actions: actionCounts,
      /** The views of the seven days before. */
      weekBefore: z.int(),
    }),
  }),
})

export type Overview = z.infer<typeof getOverview.reply>
