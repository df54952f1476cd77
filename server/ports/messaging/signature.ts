import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '@/server/errors'

const header = /^sha256=([0-9a-f]{64})$/

/** X-Hub-Signature-256: an HMAC over the bytes as they came, by the app's secret. */
export const signatureOf = (raw: Uint8Array, secret: string) =>
  `sha256=${createHmac('sha256', secret).update(raw).digest('hex')}`

export function requireSignature(raw: Uint8Array, given: string, secret: string) {
  if (!header.test(given)) throw new AppError('invalid', 'signature-missing')
  if (!timingSafeEqual(Buffer.from(signatureOf(raw, secret)), Buffer.from(given)))
    throw new AppError('invalid', 'signature-wrong')
}
