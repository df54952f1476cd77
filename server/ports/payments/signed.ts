import { timingSafeEqual } from 'node:crypto'
import { AppError } from '@/server/errors'

const toleranceMs = 300_000

type Digest = (signed: Uint8Array) => Promise<Buffer>

/** Of the very bytes: what is no text must not pass for another that reads the same. */
const signedBytes = (seconds: number, raw: Uint8Array) => Buffer.concat([Buffer.from(`${seconds}.`), raw])

export async function signatureOf(raw: Uint8Array, at: Date, digest: Digest) {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${(await digest(signedBytes(seconds, raw))).toString('hex')}`
}

/** Refuses what another key has signed, what was changed on the way, and what was signed too long ago to be news. */
export async function requireSigned(raw: Uint8Array, signature: string, now: Date, digest: Digest) {
  const { seconds, signatures } = parse(signature)
  if (seconds === undefined || signatures.length === 0) throw new AppError('invalid', 'signature-missing')
  const expected = await digest(signedBytes(seconds, raw))
  if (!signatures.some((given) => timingSafeEqual(expected, given)))
    throw new AppError('invalid', 'signature-wrong')
  if (Math.abs(now.getTime() - seconds * 1000) > toleranceMs) throw new AppError('invalid', 'signature-stale')
}

/** `t=…,v1=…`, with a `v1` for each key while one takes over from another; what else stands there is not ours to read. */
function parse(signature: string) {
  const pairs = signature.slice(0, 2_000).split(',')
  const valuesOf = (pattern: RegExp) => pairs.flatMap((pair) => pattern.exec(pair.trim())?.[1] ?? [])
  const [seconds] = valuesOf(/^t=(\d{1,12})$/)
  const signatures = valuesOf(/^v1=([0-9a-f]{64})$/).map((hex) => Buffer.from(hex, 'hex'))
  return { seconds: seconds === undefined ? undefined : Number(seconds), signatures }
}
