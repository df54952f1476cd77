import { and, eq, ne } from 'drizzle-orm'
import { localNow } from '@/contract/rules/time/local-time'
import type { Database } from '@/server/db/client'
import { pollOptions, polls, pollVotes, restaurantSearch } from '@/server/db/schema'
import type { HeavyOwner } from './heaviest-owner'

const bytes = (n: number) => Buffer.alloc(32, n)

/** A poll with almost as many votes as it takes, on the heaviest restaurant and five others that are public. */
export async function fullPoll(db: Database, { restaurantId }: HeavyOwner) {
  const others = await db
    .select({ id: restaurantSearch.restaurantId })
    .from(restaurantSearch)
    .where(and(eq(restaurantSearch.part, 0), ne(restaurantSearch.restaurantId, restaurantId)))
    .limit(5)
  const pollPlaces = [restaurantId, ...others.map(({ id }) => id)]
  const { date } = localNow(new Date(), 'Europe/Madrid')
  const [poll] = await db
    .insert(polls)
    .values({ date, networkHash: bytes(0) })
    .returning()
  const pollId = poll?.id ?? ''
  await db
    .insert(pollOptions)
    .values(pollPlaces.map((place, position) => ({ pollId, restaurantId: place, position })))
  await db.insert(pollVotes).values(
    Array.from({ length: 150 }, (_, n) => ({
      ...{ pollId, voterHash: bytes(n), networkHash: bytes(n) },
      restaurantId: pollPlaces[n % pollPlaces.length] ?? restaurantId,
    })),
  )
  return { pollId, pollPlaces }
}
