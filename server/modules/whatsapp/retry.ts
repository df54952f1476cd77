const longestMs = 10 * 60_000
/** Long enough for a delivery state to show that WhatsApp sent the message after all. */
const doubtMs = 60_000

/** 4^n seconds, as Meta advises, up to ten minutes. */
export function nextTry(attempts: number, now: Date, { maybeSent = false } = {}): Date {
  const backoff = Math.min(1_000 * 4 ** Math.min(attempts - 1, 10), longestMs)
  return new Date(now.getTime() + (maybeSent ? Math.max(backoff, doubtMs) : backoff))
}
