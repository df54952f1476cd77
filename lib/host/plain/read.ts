import { z } from 'zod'

/** Reads what another host writes. A value that is missing, null or of another type counts as not given. */
export const text = z
  .union([z.string(), z.number()])
  .transform((given) => String(given).trim())
  .catch('')

export const textOrNull = text.transform((given) => given || null)

export const flag = z.boolean().catch(false)

export const number = z
  .union([z.number(), z.string().min(1).transform(Number)])
  .pipe(z.number())
  .nullable()
  .catch(null)

/** Reads each item by itself: an item that cannot be read does not spoil the others. */
export const listOf = <S extends z.ZodType>(item: S) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((given) =>
      given.flatMap((one) => {
        const read = item.safeParse(one)
        return read.success ? [read.data] : []
      }),
    )

/** Reads a moment given as text, or as seconds or milliseconds since 1970. */
export const moment = z
  .union([z.string(), z.number().transform((time) => (time < 1e11 ? time * 1000 : time))])
  .transform((given) => new Date(given))
  .pipe(z.date())
  .transform((date) => date.toISOString())
  .nullable()
  .catch(null)
