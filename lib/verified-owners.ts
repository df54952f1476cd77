/** Lives on the process: the front server and the pages are separate bundles. */
const key = Symbol.for('mantel.verified-owners')

/** A megabyte. Who is forgotten is noted again by the next page that asks who is signed in. */
const most = 10_000

function owners(): Set<string> {
  const known: unknown = Reflect.get(globalThis, key)
  if (known instanceof Set) return known
  const made = new Set<string>()
  Reflect.set(globalThis, key, made)
  return made
}

/**
 * Notes what the api says of an owner whose session was opened before the address was verified, perhaps on another device. Nothing is
 * written to the browser: an answer that comes late would put the cookie of this session in the place of a newer one.
 */
export function noteVerified({ ownerId, emailVerified }: { ownerId: string; emailVerified: boolean }) {
  if (!emailVerified) return
  const known = owners()
  known.delete(ownerId)
  known.add(ownerId)
  for (const oldest of known) {
    if (known.size <= most) return
    known.delete(oldest)
  }
}

export const isKnownVerified = (ownerId: string) => owners().has(ownerId)
