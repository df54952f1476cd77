import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/polls'
import type { Ctx } from '@/server/ctx'
import type { Transaction } from '@/server/db/client'
import { AppError } from '@/server/errors'
import { networkHash } from './network'
import { closingOf, pollOf, voterHash } from './poll-of'
import { countVotes, findOptions, findVote, lockPoll, upsertVote } from './queries'

/** Larger groups do not use a poll. */
const mostVotes = 200
/** Friends at one table share a network, and so does an office. */
const mostOfANetwork = 40

/** One vote of each voter; another vote replaces it until midnight. */
export async function vote(
  ctx: Ctx,
  { params: { pollId }, body: { voter, restaurantId } }: Input<typeof contract.vote>,
): Promise<Answer<typeof contract.vote>> {
  const now = ctx.clock()
  const hashes = {
    voterHash: await voterHash(ctx, pollId, voter),
    networkHash: await networkHash(ctx, pollId),
  }
  return ctx.db.transaction(async (tx) => {
    const found = await lockPoll(tx, pollId)
    if (!found) throw new AppError('not-found', 'poll')
    if (now >= closingOf(found.date)) throw new AppError('conflict', 'poll-over')
    const options = await findOptions(tx, pollId)
    if (!options.some((option) => option.restaurantId === restaurantId))
      throw new AppError('not-found', 'restaurant')
    if ((await findVote(tx, pollId, hashes.voterHash)) === null)
      await refuseFlood(tx, pollId, hashes.networkHash)
    await upsertVote(tx, { pollId, ...hashes, restaurantId, createdAt: now })
    return pollOf(tx, found, { now, voterHash: hashes.voterHash })
  })
}

async function refuseFlood(tx: Transaction, pollId: string, network: Buffer) {
  const isFlood =
    (await countVotes(tx, pollId)) >= mostVotes || (await countVotes(tx, pollId, network)) >= mostOfANetwork
  if (isFlood) throw new AppError('too-many', 'vote-limit', { retryAfter: 3600 })
}
