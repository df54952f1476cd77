import type { Services } from '@/server/ctx'

/** Who works for the platform; there is no session, the machine's own account lets them in. */
export type AdminCtx = Services & { admin: string }
