import { networkOf } from '@/contract/client-key'
import type { Ctx } from '@/server/ctx'

/** Tells whether two requests about one thing came from the same network: an IPv4 address, or a /48 of IPv6. */
export function networkHash({ ip, signer }: Pick<Ctx, 'ip' | 'signer'>, about: string) {
  return signer.digest('poll-network', `${about} ${networkOf(ip)}`)
}
