import { z } from 'zod'
import { localNow } from '../rules/local-time'
import { specialMenuLimits } from './carta'
import { isoDate } from './menu'

const url = z.string().trim().min(1).max(500)

/** A day, or the moment a browser in Spain makes of one. */
const day = isoDate.or(z.iso.datetime({ offset: true }).transform(dayOf))

function dayOf(moment: string) {
  return localNow(new Date(moment), 'Europe/Madrid').date
}

/** A file as an owner adds it; when it came and what it holds the host knows better. */
export const givenCarta = z.object({ url, name: z.string().trim().max(255).default('') })

export const givenSpecialMenu = z
  .object({
    url,
    name: z.string().trim().min(1).max(specialMenuLimits.name),
    description: z.string().trim().max(specialMenuLimits.description).default(''),
    /** Today, when it is not said. */
    startDate: day.nullish().transform((date) => date ?? null),
    endDate: day
      .or(z.literal(''))
      .nullish()
      .transform((date) => date || null),
  })
  .refine(({ startDate, endDate }) => !startDate || !endDate || endDate >= startDate, {
    path: ['endDate'],
    error: 'before-start',
  })

export type GivenCarta = z.output<typeof givenCarta>
export type GivenSpecialMenu = z.output<typeof givenSpecialMenu>
