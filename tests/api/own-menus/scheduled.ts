import type { Database } from '@/server/db/client'
import { newId } from '@/server/db/id'
import { menus, restaurants } from '@/server/db/schema'
import { refreshSearchRows } from '@/server/modules/search'

type Row = Partial<typeof menus.$inferInsert>

/** So many restaurants, without owners, each with a menu for the same minute; the ids of the menus. */
export async function scheduleMany(
  db: Database,
  count: number,
  row: Row & { date: string; publishAt: Date },
) {
  const houses = Array.from({ length: count }, (_, i) => ({
    ...{ id: newId(), name: `Casa ${i}`, city: 'Alcalá', lat: 40.48, lon: -3.36 + i / 10_000 },
    menuId: newId(),
  }))
  const ids = houses.map(({ id }) => id)
  await db.transaction(async (tx) => {
    await tx.insert(restaurants).values(houses)
    await refreshSearchRows(tx, ids)
  })
  await db.insert(menus).values(
    houses.map(({ id: restaurantId, menuId: id }, i) => ({
      ...{ id, restaurantId, state: 'scheduled' as const, priceCents: 1000 + i },
      categories: [{ name: 'Primeros', items: [{ name: `Lentejas de la casa ${i}` }] }],
      ...row,
    })),
  )
  return houses
}
