import { z } from 'zod'

/** The closed list of what can go wrong, and the status each one travels under. */
export const errorStatus = {
  invalid: 400,
  unauthenticated: 401,
  /** Not part of the owner's plan. Never 403: SPEC.md §6 ends the session on that. */
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

/** `message` stands first and alone because SPEC.md §7's clients read it. */
export const errorEnvelope = z.object({
  success: z.literal(false),
  message: z.string(),
  error: z.object({
    code: z.enum(errorCodes),
    /** A finer name within the code, as in `email-taken`. */
    reason: z.string(),
    /** Field path → reason, as in `{ 'days.0.end': 'before-start' }`. */
    fields: z.record(z.string(), z.string()).optional(),
    requestId: z.string(),
    retryAfter: z.number().optional(),
    /** What somebody else has saved meanwhile, in the shape of the endpoint's reply. */
    current: z.unknown().optional(),
  }),
})

export type ErrorEnvelope = z.infer<typeof errorEnvelope>
