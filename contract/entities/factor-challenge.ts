import { z } from 'zod'

/** The second factors besides the password. */
export const factorMethods = ['app', 'passkey', 'recovery'] as const

export type FactorMethod = (typeof factorMethods)[number]

/** The token of a challenge. Valid once and for a few minutes. */
export const challengeToken = z
  .string()
  .max(100)
  .regex(/^[\w-]+$/, 'challenge')

/** The device's time zone, such as Europe/Madrid. An invalid time zone is not stored. */
export const timeZoneName = z.string().max(64)
