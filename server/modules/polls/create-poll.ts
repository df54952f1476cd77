import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/polls'
import { localNow } from '@/contract/rules/time/local-time'
import type { Ctx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { findPublicRestaurant } from '@/server/modules/restaurants'
import { networkHash } from './network'
import { countPolls, insertPoll } from './queries'

/** An office with one address makes fewer polls in a day. */
const mostADay = 40

export async function createPoll(
  ctx: Ctx,
  { body: { restaurantIds } }: Input<typeof contract.createPoll>,
): Promise<Answer<typeof contract.createPoll>> {
  const now = ctx.clock()
  const { date } = localNow(now, 'Europe/Madrid')
  const network = { date, networkHash: await networkHash(ctx, date) }
  if ((await countPolls(ctx.db, network)) >= mostADay)
    throw new AppError('too-many', 'poll-limit', { retryAfter: 3600 })
  for (const restaurantId of restaurantIds)
    if (!(await findPublicRestaurant(ctx.db, restaurantId))) throw new AppError('not-found', 'restaurant')
  const pollId = await ctx.db.transaction((tx) =>
    insertPoll(tx, { ...network, restaurantIds, createdAt: now }),
  )
  return { pollId }
}
