import type { TimeZone } from '@/contract/entities/place'
import type { Database } from '@/server/db/client'
import { openingHours } from '@/server/db/schema'
import { refreshSearchRow } from '@/server/modules/search'
import type { TestOwner, World } from '@/tests/api/support/world'

type Host = Pick<World, 'owner'> & { db: Database }

type House = {
  name: string
  timeZone: TimeZone
  /** 1 is Monday. */
  closedOn: number
  /** Dinner as well, until one at night. */
  hasDinner: boolean
}

export type Owner = TestOwner & House

const houses: House[] = [
  { name: 'Casa Alba', timeZone: 'Europe/Madrid', closedOn: 1, hasDinner: false },
  { name: 'Casa Berta', timeZone: 'Europe/Madrid', closedOn: 7, hasDinner: true },
  { name: 'Casa Cruz', timeZone: 'Atlantic/Canary', closedOn: 2, hasDinner: true },
]

/** The owners of a year, each with a restaurant and its opening hours. */
export async function castOwners(host: Host): Promise<Owner[]> {
  const owners: Owner[] = []
  for (const house of houses) {
    const owner = await host.owner({}, { name: house.name, timeZone: house.timeZone })
    await openHours(host, owner.restaurantId, house)
    await host.db.transaction((tx) => refreshSearchRow(tx, owner.restaurantId))
    owners.push({ ...owner, ...house })
  }
  return owners
}

async function openHours({ db }: Host, restaurantId: string, { closedOn, hasDinner }: House) {
  const lunch = { option: 'open_1' as const, startMinute: 13 * 60, endMinute: 16 * 60 }
  const both = { ...lunch, option: 'open_2' as const, start2Minute: 20 * 60, end2Minute: 25 * 60 }
  const set = hasDinner ? both : lunch
  for (const weekday of [1, 2, 3, 4, 5, 6, 7].filter((one) => one !== closedOn))
    await db
      .insert(openingHours)
      .values({ restaurantId, weekday, ...set })
      .onConflictDoUpdate({ target: [openingHours.restaurantId, openingHours.weekday], set })
}

export type Reader = { name: string; email: string }

/** The people who read the menus by mail. */
export const castReaders = (seed: string): Reader[] =>
  ['ana', 'blas', 'cira', 'dani'].map((name) => ({ name, email: `${name}@${seed}.example` }))
