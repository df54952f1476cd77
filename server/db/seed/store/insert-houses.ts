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
import { insertAll } from './insert'
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
