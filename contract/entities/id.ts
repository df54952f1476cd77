import { z } from 'zod'
import { hostIdPattern, idPattern } from '../rules/profile/profile-slug'

export { idPattern }

/** An id of any host api: ours, or another with the common calls (docs/product.md#common-calls). */
export const id = z.string().regex(hostIdPattern, 'id')

/** An id of our own api: short in a URL, and hard to guess. */
export const ownId = z.string().regex(idPattern, 'id')
