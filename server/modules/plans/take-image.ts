import { localNow } from '@/contract/rules/time/local-time'
import type { Services } from '@/server/ctx'
import type { Queryable } from '@/server/db/client'
import { newId } from '@/server/db/id'
import { AppError } from '@/server/errors'
import { countTaken, deleteTaken, findTimeZone, insertTaken, isTaken, lockTaker } from './queries'
import { notInPlan } from './require-right'
import { rightsIn } from './rights-of'

type Needs = Pick<Services, 'db' | 'clock' | 'site'>

/** How many pictures are left this month. Null: no limit. */
type ImagesLeft = { left: number | null }

/**
 * Takes one of the month's pictures before the picture is drawn. Throws `plan`/`images` if no picture is left. A key (a message id,
 * for example) is counted once, also when the call is repeated. Do not call within a transaction: the function opens its own
 * transaction.
 */
export function takeImage({ db, clock, site }: Needs, ownerId: string, key = newId()): Promise<ImagesLeft> {
  const now = clock()
  return db.transaction(async (tx) => {
    if (!(await lockTaker(tx, ownerId))) throw new AppError('not-found', 'owner')
    const { imagesAMonth } = await rightsIn(tx, ownerId, now)
    if (imagesAMonth === null) return { left: null }
    const month = await monthOf(tx, ownerId, now)
    const taken = await countTaken(tx, ownerId, month)
    if (await isTaken(tx, ownerId, key)) return { left: Math.max(0, imagesAMonth - taken) }
    if (taken >= imagesAMonth) throw notInPlan({ site }, 'images')
    await insertTaken(tx, { ownerId, key, month, takenAt: now })
    return { left: imagesAMonth - taken - 1 }
  })
}

/** Lets the chatbot name the number of pictures left before the owner asks. */
export async function imagesLeft(
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  ownerId: string,
): Promise<ImagesLeft> {
  const now = clock()
  const { imagesAMonth } = await rightsIn(db, ownerId, now)
  if (imagesAMonth === null) return { left: null }
  return {
    left: Math.max(0, imagesAMonth - (await countTaken(db, ownerId, await monthOf(db, ownerId, now)))),
  }
}

async function monthOf(db: Queryable, ownerId: string, now: Date) {
  return localNow(now, (await findTimeZone(db, ownerId)) ?? 'Europe/Madrid').date.slice(0, 7)
}

const keptMs = 62 * 24 * 60 * 60 * 1000

/** Deletes the counts of past months. */
export const deleteOldImages = (db: Queryable, now: Date) => deleteTaken(db, new Date(now.getTime() - keptMs))
