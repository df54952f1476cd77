/** The direction of a call. A proof for one direction is not valid for the other. */
type Direction = 'web-to-api' | 'api-to-web'

export const proofHeader = 'x-internal-proof'

/**
 * By which the web names the visitor to the api, or says that there is none. In `x-forwarded-for`, a proxy between the two writes the web's
 * own address.
 */
export const visitorHeader = 'x-visitor-address'
export const noVisitor = 'none'
/** By which the web names the visitor's country, if a network in front has named it. */
export const visitorCountryHeader = 'x-visitor-country'

const hourMs = 3_600_000
const bytes = (text: string) => new TextEncoder().encode(text)

/**
 * The proof by which web and api recognise each other: a hash of the hour with their shared secret. The secret itself is never sent. The
 * proof is the same for the whole hour, because Next caches a host's answer by the request headers.
 */
async function proofOf(secret: string, direction: Direction, hour: number) {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytes(secret), algorithm, false, ['sign'])
  const proof = await crypto.subtle.sign(algorithm, key, bytes(`${direction} ${hour}`))
  return Array.from(new Uint8Array(proof), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Compares in constant time. */
function isSame(a: string, b: string) {
  if (a.length !== b.length) return false
  let difference = 0
  for (let at = 0; at < a.length; at++) difference |= a.charCodeAt(at) ^ b.charCodeAt(at)
  return difference === 0
}

/** The previous secret is also accepted, but not used for new proofs. So the secret can be changed while both processes run. */
export function createInternalProofs(now: () => number, secret: string, previous?: string) {
  const believed = previous ? [secret, previous] : [secret]
  let madeIn = Number.NaN
  const made = new Map<string, Promise<string>>()

  /** Computed once an hour, not for each request. */
  function proof(secretKey: string, direction: Direction, hour: number) {
    const key = `${direction} ${hour} ${secretKey}`
    const known = made.get(key) ?? proofOf(secretKey, direction, hour)
    made.set(key, known)
    return known
  }

  function thisHour() {
    const hour = Math.floor(now() / hourMs)
    if (hour !== madeIn) made.clear()
    madeIn = hour
    return hour
  }

  return {
    make: (direction: Direction) => proof(secret, direction, thisHour()),

    /** Also accepts the hour before and after, because the two clocks can differ. */
    async holds(given: string | null | undefined, direction: Direction) {
      if (!given) return false
      const hour = thisHour()
      const known = believed.flatMap((key) =>
        [hour - 1, hour, hour + 1].map((near) => proof(key, direction, near)),
      )
      return (await Promise.all(known)).some((one) => isSame(given, one))
    },
  }
}
