import { z } from 'zod'
import { endpoint } from '../endpoint'
import { id } from '../entities/id'
import { isoDate, menuServices } from '../entities/menu'
import { actionCounts } from '../entities/tracking'

/** Without dates, the last four weeks; three months at the most. */
export const getResults = endpoint({
  method: 'GET',
  path: '/api/results',
  auth: 'owner',
  summary:
    'Lo que trajo cada menú y cada día: visitas, llamadas, rutas y veces compartido, contadas sin cookies',
  query: z.object({
    from: isoDate.optional(),
    to: isoDate.optional(),
    /** How many, ending with `to` or today, where `from` does not say. */
    days: z.coerce.number().int().min(1).max(92).default(28),
  }),
  reply: z.object({
    from: isoDate,
    to: isoDate,
    /** Every day, the oldest first, also those nobody came. */
    days: z.array(
      z.object({
        date: isoDate,
        counts: actionCounts,
        /** The menus of that day, with what each brought while it was the one to be read. */
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
    /** As many days before those. */
    before: actionCounts,
  }),
})

export type Results = z.infer<typeof getResults.reply>
