import type { Database } from '@/server/db/client'
import { isRecipeCurrent, lockRecipe, saveRecipe } from './queries/recipe'
import { refreshSearchRows } from './refresh-search-rows'

/** Count up whenever queries/refresh.ts or refresh-cards.ts write something else than before. */
const recipe = 2

/** At the start, after the migrations: writes all rows anew that an older version wrote. Of several starting one does. */
export async function renewSearchRows(db: Database): Promise<boolean> {
  if (await isRecipeCurrent(db, recipe)) return false
  return db.transaction(async (tx) => {
    await lockRecipe(tx)
    if (await isRecipeCurrent(tx, recipe)) return false
    await refreshSearchRows(tx, 'all')
    await saveRecipe(tx, recipe)
    return true
  })
}
