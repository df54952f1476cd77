const hour = 60 * 60_000

export const lifetimeMs = 48 * hour

/** The life of an unused session: from one lunch to the next, and some hours more. */
export const idleMs = 30 * hour
