import { timingSafeEqual } from 'node:crypto'
import { AppError } from '@/server/errors'

export const toleranceMs = 300_000

type Digest = (signed: Uint8Array) => Promise<Buffer>

/** Signs the bytes themselves: bytes that are not valid text must not pass for other bytes that decode to the same text. */
const signedBytes = (seconds: number, raw: Uint8Array) => Buffer.concat([Buffer.from(`${seconds}.`), raw])

export async function signatureOf(raw: Uint8Array, at: Date, digest: Digest) {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${(await digest(signedBytes(seconds, raw))).toString('hex')}`
}

/** Refuses a body that another key signed, that was changed on the way, or that was signed too long ago. */
export async function requireSigned(raw: Uint8Array, signature: string, now: Date, digest: Digest) {
  const { seconds, signatures } = parse(signature)
  if (seconds === undefined || signatures.length === 0) throw new AppError('invalid', 'signature-missing')
  const expected = await digest(signedBytes(seconds, raw))
  if (!signatures.some((given) => timingSafeEqual(expected, given)))
    throw new AppError('invalid', 'signature-wrong')
  if (Math.abs(now.getTime() - seconds * 1000) > toleranceMs) throw new AppError('invalid', 'signature-stale')
}

/** Reads `t=…,v1=…`. While one key replaces another there is a `v1` for each key. Other parts are ignored. */
function parse(signature: string) {
  const pairs = signature.slice(0, 2_000).split(',')
  const valuesOf = (pattern: RegExp) => pairs.flatMap((pair) => pattern.exec(pair.trim())?.[1] ?? [])
  const [seconds] = valuesOf(/^t=(\d{1,12})$/)
  const signatures = valuesOf(/^v1=([0-9a-f]{64})$/).map((hex) => Buffer.from(hex, 'hex'))
  return { seconds: seconds === undefined ? undefined : Number(seconds), signatures }
}
