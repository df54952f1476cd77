import { z } from 'zod'

/** A number, or one written out as queries and forms have it. Nothing else becomes one: '' and null are not 0. */
export const numeric = (schema: z.ZodNumber) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() ? Number(value) : value), schema)
