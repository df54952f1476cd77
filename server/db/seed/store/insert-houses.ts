import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '@/server/db/client'
import {
  cartas,
  menus,
  openingHours,
  owners,
  payments,
  restaurantImages,
  restaurants,
  specialMenus,
} from '@/server/db/schema'
import type { DemoRestaurant } from '../generate/restaurant'
import { menuRows } from './menu-rows'
import { cartaRows, hourRows, imageRows, ownerRow, paymentRow, restaurantRow, specialMenuRows } from './rows'

export type Passwords = { demoOwner: string; everybodyElse: string }

export async function insertHouses(
  tx: Transaction,
  houses: DemoRestaurant[],
  passwords: Passwords,
  now: Date,
) {
  const [own] = houses
  const passwordOf = (house: DemoRestaurant) =>
    house === own ? passwords.demoOwner : passwords.everybodyElse
  await insertAll(
    tx,
    owners,
    houses.map((house) => ownerRow(house, passwordOf(house), now)),
  )
  await insertAll(
    tx,
    payments,
    houses.map((house) => paymentRow(house, now)),
  )
  await insertAll(
    tx,
    restaurants,
    houses.map((house) => restaurantRow(house, now)),
  )
  await insertAll(tx, openingHours, houses.flatMap(hourRows))
  await insertAll(
    tx,
    restaurantImages,
    houses.flatMap((house) => imageRows(house, now)),
  )
  await insertAll(
    tx,
    cartas,
    houses.flatMap((house) => cartaRows(house, now)),
  )
  await insertAll(
    tx,
    specialMenus,
    houses.flatMap((house) => specialMenuRows(house, now)),
  )
  await insertAll(
    tx,
    menus,
    houses.flatMap((house) => menuRows(house, now)),
  )
}

/** A statement holds at most 65,535 parameters. */
const parameterLimit = 60_000

async function insertAll<T extends PgTable>(tx: Transaction, table: T, rows: T['$inferInsert'][]) {
  const [first] = rows
  if (!first) return
  const piece = Math.floor(parameterLimit / 45)
  for (let from = 0; from < rows.length; from += piece)
    await tx.insert(table).values(rows.slice(from, from + piece))
}
