import { z } from 'zod'
import { endpoint } from '../endpoint'
import { isoDate } from '../entities/date'
import { id } from '../entities/id'
import { menuServices } from '../entities/menu'
import { actionCounts } from '../entities/tracking'

/** Without dates: the last four weeks. At most three months. */
export const getResults = endpoint({
  method: 'GET',
  path: '/api/results',
  auth: 'owner',
  summary:
    'Lo que trajo cada menú y cada día: visitas, llamadas, rutas y veces compartido, contadas sin cookies',
  query: z.object({
    from: isoDate.optional(),
    to: isoDate.optional(),
    /** The number of days up to `to` or today, when `from` is absent. */
    days: z.coerce.number().int().min(1).max(92).default(28),
  }),
  reply: z.object({
    from: isoDate,
    to: isoDate,
    /** Every day, the oldest first, also days without visits. */
    days: z.array(
      z.object({
        date: isoDate,
        counts: actionCounts,
        /** The menus of that day, each with the actions counted while the menu was shown. */
        menus: z.array(
          z.object({
            menuId: id,
            service: z.enum(menuServices),
            price: z.number().nullable(),
            counts: actionCounts,
          }),
        ),
      }),
    ),
    total: actionCounts,
    /** The totals of the same number of days before. */
    before: actionCounts,
  }),
})

export type Results = z.infer<typeof getResults.reply>
