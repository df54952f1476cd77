const minute = 60_000

/** Two days in all: longer than a night's outage, shorter than anybody's interest in the mail. */
const delaysMinutes = [1, 5, 15, 60, 180, 360, 720, 1_440]

/** When to try again after so many failures, or null to give up. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const delay = delaysMinutes[attempts - 1]
  return delay === undefined ? null : new Date(now.getTime() + delay * minute)
}

/** Nobody could be asked for longer than all those tries take. */
export const triesAreOver = (createdAt: Date, now: Date) =>
  now.getTime() - createdAt.getTime() > 48 * 60 * minute
