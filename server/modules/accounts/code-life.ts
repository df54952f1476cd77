const minute = 60_000

export const codeLifeMs = 10 * minute
/** A second press within this time sends no second mail. */
const patienceMs = minute
/** The longest life of a code, also after repeated requests. */
const longestLifeMs = 60 * minute

type KnownCode = { createdAt: Date; expiresAt: Date; attempts: number }

/**
 * What a request for a code does: nothing, because a mail has just been sent; it sends the last code again; or it makes a new code.
 * A valid code is sent again, so that a mail that comes late still has the right code.
 */
export function nextCode(last: KnownCode | undefined, tries: number, now: Date): 'sent' | 'again' | 'new' {
  if (!last || last.attempts >= tries || last.expiresAt <= now) return 'new'
  if (now.getTime() - last.createdAt.getTime() >= longestLifeMs) return 'new'
  return last.expiresAt.getTime() - now.getTime() > codeLifeMs - patienceMs ? 'sent' : 'again'
}
