import type { Poll } from '@/contract/entities/poll'
import { addDays, localMidnight } from '@/contract/rules/time/local-time'
import type { Ctx } from '@/server/ctx'
import type { Queryable } from '@/server/db/client'
import { findOptions, findVote } from './queries'

/** The peninsula's midnight, for all of Spain: people in two zones may decide together. */
export const closingOf = (date: string) => localMidnight(addDays(date, 1), 'Europe/Madrid')

export const voterHash = ({ signer }: Pick<Ctx, 'signer'>, pollId: string, voter: string) =>
  signer.digest('poll-voter', `${pollId} ${voter}`)

export async function pollOf(
  db: Queryable,
  { id: pollId, date }: { id: string; date: string },
  { now, voterHash }: { now: Date; voterHash?: Buffer },
): Promise<Poll> {
  const [options, yours] = [
    await findOptions(db, pollId),
    voterHash ? await findVote(db, pollId, voterHash) : null,
  ]
  const closesAt = closingOf(date)
  return { pollId, date, closesAt: closesAt.toISOString(), isOver: now >= closesAt, options, yours }
}
