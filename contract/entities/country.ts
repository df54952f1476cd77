import { z } from 'zod'

/** The two letters of ISO 3166. «XX» is said where nobody knows. */
export const country = z.stringFormat('country', /^(?!XX)[A-Z]{2}$/)
