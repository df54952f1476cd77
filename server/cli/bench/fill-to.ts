import type { OpenDatabase } from '@/server/db/client'
import { migrate } from '@/server/db/migrate'
import { loadPlaces } from '@/server/db/places/load-places'
import { seedBulk } from '@/server/db/seed'
import { vacuum } from '@/server/db/vacuum'
import { hashPassword } from '@/server/modules/accounts'
import { refreshSearchRows, renewSearchRows } from '@/server/modules/search'

/** A database of this version with so many restaurants all over Spain. */
export async function fillTo({ db, pool }: OpenDatabase, count: number) {
  await migrate(pool)
  await loadPlaces(db)
  if (await renewSearchRows(db)) await vacuum(pool)
  const clock = () => new Date()
  await seedBulk(db, count, 'bench', { clock, hashPassword, refreshSearchRows, onStep: () => undefined })
}
