import type { Database } from '@/server/db/client'
import { recipe } from './queries/filters'
import { isRecipeCurrent, lockRecipe, saveRecipe } from './queries/recipe'
import { lockOldRows, oldRowsAfter, type Renewal } from './queries/refresh'
import { restemWordsAfter } from './queries/words'
import { refreshSearchRows } from './refresh-search-rows'

/** An owner who saves waits for a piece at most: some 70 ms. */
const pieceSize = 50
/** Reads so many at once to find old rows. Reading locks nothing, but the embedded database answers nobody else meanwhile. */
const lookedAtOnce = 1_000

/**
 * Runs at the start, after the migrations. Rewrites all rows if an older version wrote the rows, piece by piece: a process that ends
 * meanwhile leaves what it has written, and the next one goes on. Several processes take the pieces in turns.
 */
export async function renewSearchRows(db: Database): Promise<boolean> {
  if (await isRecipeCurrent(db, recipe)) return false
  await restemWords(db)
  await renewOldRows(db, 'start')
  await saveRecipe(db, recipe)
  return true
}

/**
 * Rewrites the rows that another version wrote: before this one, or beside it, while the processes were replaced one after the other. Returns
 * their number.
 */
export async function renewOldRows(db: Database, renewal: Renewal = 'night'): Promise<number> {
  let count = 0
  for (let after: string | null = ''; after !== null; ) {
    const from: string = after
    const { last, old } = await oldRowsAfter(db, from, lookedAtOnce, renewal)
    for (let done = 0; done < old.length; done += pieceSize)
      count += await renewPiece(db, old.slice(done, done + pieceSize), renewal)
    after = last
  }
  return count
}

/** Whoever changes one of these restaurants meanwhile waits, and writes its row after us. */
function renewPiece(db: Database, restaurantIds: string[], renewal: Renewal): Promise<number> {
  return db.transaction(async (tx) => {
    await lockRecipe(tx)
    const old = await lockOldRows(tx, restaurantIds, renewal)
    if (old.length > 0) await refreshSearchRows(tx, old)
    return old.length
  })
}

async function restemWords(db: Database) {
  for (let after: string | null = ''; after !== null; ) {
    const from: string = after
    after = await db.transaction(async (tx) => {
      await lockRecipe(tx)
      return restemWordsAfter(tx, from, lookedAtOnce)
    })
  }
}
