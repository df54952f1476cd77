const trialDays = 15

/** SPEC.md §9. */
export const trialEnd = (start: Date) => new Date(start.getTime() + trialDays * 24 * 60 * 60 * 1000)
