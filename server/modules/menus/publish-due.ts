import type { Services } from '@/server/ctx'
import { insertAudit } from '@/server/db/audit'
import { changed } from '@/server/modules/restaurants'
import { refreshSearchRow } from '@/server/modules/search'
import { findDueMenus, publishScheduled, touchRestaurant } from './queries'

type Needs = Pick<Services, 'db' | 'clock' | 'webCache'>

/** Brings out the menus whose day has begun, one transaction each: run twice, or by two at once, it does each once. */
export async function publishDueMenus({ db, clock, webCache }: Needs) {
  const now = clock()
  const due = await findDueMenus(db, now)
  for (const { menuId, restaurant } of due) {
    await db.transaction(async (tx) => {
      if (!(await publishScheduled(tx, menuId, now))) return
      await touchRestaurant(tx, restaurant.id, now)
      await refreshSearchRow(tx, restaurant.id)
      const entry = { action: 'menu.published', entityKind: 'menu', entityId: menuId }
      await insertAudit(tx, { at: now, actorKind: 'system', ...entry })
    })
    await webCache.expire(changed(restaurant))
  }
  return due.length
}
