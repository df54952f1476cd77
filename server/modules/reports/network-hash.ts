import { networkOf } from '@/contract/client-key'
import type { Ctx } from '@/server/ctx'

/**
 * Tells whether two reports on one restaurant came from the same network: an IPv4 address, or a /48 of IPv6, of which one person can
 * own all. The restaurant is part of it, so that nobody can be followed from one profile to another.
 */
export function networkHash({ ip, signer }: Pick<Ctx, 'ip' | 'signer'>, restaurantId: string) {
  return signer.digest('report-network', `${restaurantId} ${networkOf(ip)}`)
}
