import type { Services } from '@/server/ctx'

/** The context of the operator's commands. No session: access to the machine's account is the permission. */
export type AdminCtx = Services & { admin: string }
