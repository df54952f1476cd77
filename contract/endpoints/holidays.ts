import { z } from 'zod'
import { endpoint } from '../endpoint'
import { isoDate } from '../entities/date'

const holiday = z.object({
  date: isoDate,
  name: z.string(),
  /** True for a holiday of all Spain, false for a holiday of the restaurant's community. */
  isNational: z.boolean(),
  /** The owner's answer. Null before an answer. The restaurant never closes automatically. */
  opens: z.boolean().nullable(),
  everyYear: z.boolean(),
})

export type Holiday = z.infer<typeof holiday>

export const listHolidays = endpoint({
  method: 'GET',
  path: '/api/holidays',
  auth: 'owner',
  summary:
    'Los festivos nacionales y de la comunidad del restaurante entre dos días, y si el propietario abre; los locales no se conocen',
  query: z.object({ from: isoDate, to: isoDate }),
  reply: z.object({ holidays: z.array(holiday) }),
})

export const answerHoliday = endpoint({
  method: 'PUT',
  path: '/api/holidays/:date',
  auth: 'owner',
  summary: 'Recuerda si se abre un festivo, ese año o todos; null lo olvida. No cierra nada',
  params: z.object({ date: isoDate }),
  body: z.object({ opens: z.boolean().nullable(), everyYear: z.boolean().default(false) }),
  reply: holiday,
})
