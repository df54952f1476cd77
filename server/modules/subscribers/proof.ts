import { createHash } from 'node:crypto'
import type { Ctx } from '@/server/ctx'

/** Identifies the exact text that a person agreed to; `git log -S` finds the text. */
export const textVersionOf = (consent: string) =>
  createHash('sha256').update(consent).digest('hex').slice(0, 12)

/** Shows that two requests came from the same IP address, without revealing the IP address. */
export async function ipHash({ ip, signer }: Pick<Ctx, 'ip' | 'signer'>): Promise<Buffer | null> {
  return ip === null ? null : signer.digest('address-hash', ip)
}
