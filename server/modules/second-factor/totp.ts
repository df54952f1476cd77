import { createHmac, timingSafeEqual } from 'node:crypto'

const stepMs = 30_000
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const stepAt = (now: Date) => Math.floor(now.getTime() / stepMs)

/** RFC 6238 with SHA-1, which every app supports. */
export function totp(secret: Buffer, step: number, digits = 6) {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const number = digest.readUInt32BE(digest.readUInt8(19) & 0xf) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The half minute of a code. A clock may differ by one half minute. Null for a wrong code. */
export function stepOf(secret: Buffer, code: string, now: Date): number | null {
  const given = Buffer.from(code)
  const steps = [0, -1, 1].map((off) => stepAt(now) + off)
  const found = steps.find((step) => {
    const expected = Buffer.from(totp(secret, step))
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
  return found ?? null
}

/** RFC 4648, the form that people type into an app. */
export function base32(bytes: Buffer) {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('')
}
