import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/client'
import { holidayAnswers } from '@/server/db/schema'

type Answer = typeof holidayAnswers.$inferSelect

/** The stored year of an answer for every year. */
export const everyYear = 0

export function findAnswers(db: Queryable, restaurantId: string, years: number[]): Promise<Answer[]> {
  return db
    .select()
    .from(holidayAnswers)
    .where(
      and(eq(holidayAnswers.restaurantId, restaurantId), inArray(holidayAnswers.year, [everyYear, ...years])),
    )
}

/** The new answer replaces the answer for that year and the answer for every year. */
export async function replaceAnswer(
  tx: Transaction,
  { restaurantId, holiday }: Pick<Answer, 'restaurantId' | 'holiday'>,
  year: number,
  answer: Answer | null,
) {
  await tx
    .delete(holidayAnswers)
    .where(
      and(
        eq(holidayAnswers.restaurantId, restaurantId),
        eq(holidayAnswers.holiday, holiday),
        inArray(holidayAnswers.year, [everyYear, year]),
      ),
    )
  if (answer) await tx.insert(holidayAnswers).values(answer).onConflictDoNothing()
}
