import { z } from 'zod'
import { challengeToken, factorMethods } from './entities/factor-challenge'

/** All error codes, with the HTTP status of each. */
export const errorStatus = {
  invalid: 400,
  unauthenticated: 401,
  /** Not part of the owner's plan. Never 403: that ends the session (docs/product.md#session). */
  plan: 402,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  unsupported: 415,
  'too-many': 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

export const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]

/** `message` is at the top level because common clients read it. */
export const errorEnvelope = z.object({
  success: z.literal(false),
  message: z.string(),
  error: z.object({
    code: z.enum(errorCodes),
    /** A more specific reason within the code, such as `email-taken`. */
    reason: z.string(),
    /** Field path → reason, as in `{ 'days.0.end': 'before-start' }`. */
    fields: z.record(z.string(), z.string()).optional(),
    requestId: z.string(),
    retryAfter: z.number().optional(),
    /** The state that somebody else has saved meanwhile, in the shape of the endpoint's `current`. */
    current: z.unknown().optional(),
    /** The password was right, but a second factor is needed: one of these methods continues the sign-in. */
    secondFactor: z.object({ challenge: challengeToken, methods: z.array(z.enum(factorMethods)) }).optional(),
  }),
})

export type ErrorEnvelope = z.infer<typeof errorEnvelope>
