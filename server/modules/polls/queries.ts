import { and, asc, count, eq, lt } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '@/server/db/client'
import { pollOptions, polls, pollVotes } from '@/server/db/schema'

export async function insertPoll(
  tx: Transaction,
  row: { date: string; networkHash: Buffer; createdAt: Date; restaurantIds: string[] },
) {
  const [poll] = await tx.insert(polls).values(row).returning({ id: polls.id })
  if (!poll) throw new Error('An inserted poll has an id.')
  await tx
    .insert(pollOptions)
    .values(row.restaurantIds.map((restaurantId, position) => ({ pollId: poll.id, restaurantId, position })))
  return poll.id
}

export const countPolls = (db: Queryable, { date, networkHash }: { date: string; networkHash: Buffer }) =>
  db.$count(polls, and(eq(polls.date, date), eq(polls.networkHash, networkHash)))

export async function findPoll(db: Queryable, pollId: string) {
  const [found] = await db.select().from(polls).where(eq(polls.id, pollId))
  return found
}

/** Votes of one poll wait for each other, so that each sees all votes before it. */
export async function lockPoll(tx: Transaction, pollId: string) {
  const [found] = await tx.select().from(polls).where(eq(polls.id, pollId)).for('no key update')
  return found
}

export function findOptions(db: Queryable, pollId: string) {
  return db
    .select({ restaurantId: pollOptions.restaurantId, votes: count(pollVotes.voterHash) })
    .from(pollOptions)
    .leftJoin(
      pollVotes,
      and(eq(pollVotes.pollId, pollOptions.pollId), eq(pollVotes.restaurantId, pollOptions.restaurantId)),
    )
    .where(eq(pollOptions.pollId, pollId))
    .groupBy(pollOptions.restaurantId, pollOptions.position)
    .orderBy(asc(pollOptions.position))
}

export async function findVote(db: Queryable, pollId: string, voterHash: Buffer) {
  const [found] = await db
    .select({ restaurantId: pollVotes.restaurantId })
    .from(pollVotes)
    .where(and(eq(pollVotes.pollId, pollId), eq(pollVotes.voterHash, voterHash)))
  return found?.restaurantId ?? null
}

/** Without a network: the votes of all. */
export const countVotes = (db: Queryable, pollId: string, networkHash?: Buffer) =>
  db.$count(
    pollVotes,
    and(eq(pollVotes.pollId, pollId), networkHash && eq(pollVotes.networkHash, networkHash)),
  )

export async function upsertVote(
  tx: Transaction,
  row: { pollId: string; voterHash: Buffer; networkHash: Buffer; restaurantId: string; createdAt: Date },
) {
  await tx
    .insert(pollVotes)
    .values(row)
    .onConflictDoUpdate({
      target: [pollVotes.pollId, pollVotes.voterHash],
      set: { restaurantId: row.restaurantId },
    })
}

export async function deleteBefore(db: Database, date: string) {
  await db.delete(polls).where(lt(polls.date, date))
}
