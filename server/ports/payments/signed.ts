import { timingSafeEqual } from 'node:crypto'
import { AppError } from '@/server/errors'

const toleranceMs = 300_000
const header = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

type Digest = (text: string) => Promise<Buffer>

const signedText = (seconds: number, raw: Uint8Array) => `${seconds}.${Buffer.from(raw).toString('utf8')}`

export async function signatureOf(raw: Uint8Array, at: Date, digest: Digest) {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${(await digest(signedText(seconds, raw))).toString('hex')}`
}

/** Refuses what another key has signed, what was changed on the way, and what was signed too long ago to be news. */
export async function requireSigned(raw: Uint8Array, signature: string, now: Date, digest: Digest) {
  const [, seconds, hex] = header.exec(signature) ?? []
  if (!seconds || !hex) throw new AppError('invalid', 'signature-missing')
  const expected = await digest(signedText(Number(seconds), raw))
  if (!timingSafeEqual(expected, Buffer.from(hex, 'hex'))) throw new AppError('invalid', 'signature-wrong')
  if (Math.abs(now.getTime() - Number(seconds) * 1000) > toleranceMs)
    throw new AppError('invalid', 'signature-stale')
}
