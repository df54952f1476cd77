import { clientKey, siteKey } from '@/contract/client-key'
import type { Ctx } from '@/server/ctx'
import { findOwner } from './queries-profile'

const dayMs = 24 * 3_600_000
/** As for requests: a whole /48 has the room of so many clients. */
const clientsASite = 8

type Asked = Pick<Ctx, 'db' | 'ip'>

/**
 * The client that asks for an owner whose address is not verified: it shares one budget with all its accounts of this kind, so that more
 * accounts have no more. Null for a verified owner, who has a budget of their own, also behind the same address, and for our own work.
 */
export async function unverifiedClient({ db, ip }: Asked, ownerId: string) {
  if (ip === null) return null
  const owner = await findOwner(db, ownerId)
  return owner?.emailVerifiedAt ? null : clientKey(ip)
}

type Share = { name: string; most: number; amount?: number }

/** Takes a part of what the unverified accounts of a client have together in a day. False when it is used up. */
export async function takeAsClient(
  ctx: Asked & Pick<Ctx, 'counts'>,
  ownerId: string,
  { name, most, amount = 1 }: Share,
) {
  const client = await unverifiedClient(ctx, ownerId)
  if (client === null || ctx.ip === null) return true
  const site = siteKey(ctx.ip)
  const keys = [{ key: client, most }, ...(site ? [{ key: `${site}::/48`, most: most * clientsASite }] : [])]
  const asked = { name: `unverified-${name}`, keys, windowMs: dayMs, now: Date.now(), amount }
  return (await ctx.counts.request(asked)) === 0
}
