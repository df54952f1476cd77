import type { Answer, Input } from '@/contract/endpoint'
import type * as contract from '@/contract/endpoints/polls'
import type { Ctx } from '@/server/ctx'
import { AppError } from '@/server/errors'
import { pollOf, voterHash } from './poll-of'
import { findPoll } from './queries'

export async function getPoll(
  ctx: Ctx,
  { params: { pollId }, query: { voter } }: Input<typeof contract.getPoll>,
): Promise<Answer<typeof contract.getPoll>> {
  const found = await findPoll(ctx.db, pollId)
  if (!found) throw new AppError('not-found', 'poll')
  return pollOf(ctx.db, found, {
    now: ctx.clock(),
    voterHash: voter === undefined ? undefined : await voterHash(ctx, pollId, voter),
  })
}
