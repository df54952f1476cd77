import { z } from 'zod'
import { consentLevels } from '../rules/account/consent'

const level = z.literal(consentLevels)

export const consentRecord = z
  .object({
    opt_in: z.boolean(),
    level: z
      .array(level)
      .max(30)
      .transform((levels) => consentLevels.filter((each) => levels.includes(each))),
    /** The version of the consent text. */
    version: z.string().trim().min(1).max(40),
  })
  .refine(({ opt_in, level }) => !opt_in || level.length > 0, { path: ['level'], error: 'required' })

export type ConsentRecord = z.infer<typeof consentRecord>
