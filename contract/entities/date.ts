import { z } from 'zod'

/** PostgreSQL has no year 0, and a time zone conversion must not reach that year. */
const isOfOurTime = (written: string) => written >= '1900'

export const isoDate = z.iso.date().refine(isOfOurTime, 'date')

/** An instant that a caller names. */
export const isoInstant = (how?: { local?: boolean; offset?: boolean }) =>
  z.iso.datetime(how).refine(isOfOurTime, 'datetime')
