import { sql } from 'drizzle-orm'
import type { Queryable } from '@/server/db/client'
import { assistantDays } from '@/server/db/schema'

/** Counts one question of the day. False when the day has had its number of them. */
export async function takeQuestion(db: Queryable, restaurantId: string, day: string, most: number) {
  const { day: counted, questions } = assistantDays
  const taken = await db
    .insert(assistantDays)
    .values({ restaurantId, day, questions: 1 })
    .onConflictDoUpdate({
      target: assistantDays.restaurantId,
      set: { day, questions: sql`case when ${counted} = ${day} then ${questions} + 1 else 1 end` },
      setWhere: sql`${counted} <> ${day} or ${questions} < ${most}`,
    })
    .returning()
  return taken.length > 0
}
