import { z } from 'zod'
import { idPattern } from '../rules/id-pattern'

export { idPattern }

/** Short in a URL, not to be guessed. */
export const id = z.string().regex(idPattern, 'id')
