import { addDays, localNow } from '@/contract/rules/time/local-time'
import type {
  cartas,
  openingHours,
  owners,
  payments,
  restaurantImages,
  restaurants,
  specialMenus,
} from '@/server/db/schema'
import type { DayHours } from '../generate/hours'
import type { DemoRestaurant } from '../generate/restaurant'
import { dated } from '../generate/special-menus'
import { idOf } from '../prng'
import { menuRows } from './menu-rows'

const dayMs = 24 * 60 * 60 * 1000
const trialDays = 15

const joinedAt = ({ joinedDaysAgo }: DemoRestaurant, now: Date) =>
  new Date(now.getTime() - joinedDaysAgo * dayMs)

export function ownerRow(house: DemoRestaurant, passwordHash: string, now: Date): typeof owners.$inferInsert {
  const joined = joinedAt(house, now)
  return {
    ...house.owner,
    passwordHash,
    termsVersion: 'demo',
    termsAcceptedAt: joined,
    emailVerifiedAt: joined,
    welcomedAt: joined,
    createdAt: joined,
    updatedAt: joined,
  }
}

/** A trial, as after a registration today. */
export function paymentRow({ owner }: DemoRestaurant, now: Date): typeof payments.$inferInsert {
  return {
    ownerId: owner.id,
    plan: 'trial',
    expiresAt: new Date(now.getTime() + trialDays * dayMs),
    updatedAt: now,
  }
}

export function restaurantRow(house: DemoRestaurant, now: Date): typeof restaurants.$inferInsert {
  const { city, menu, pictures, contact } = house
  const joined = joinedAt(house, now)
  const fullMenu = house.cartas.find(({ type }) => type === 'pdf')
  return {
    ...contact,
    id: house.id,
    ownerId: house.owner.id,
    name: house.name,
    description: house.description,
    address: house.address,
    mainArea: house.quarter,
    city: city.name,
    state: city.state,
    postcode: house.postcode,
    lat: house.lat,
    lon: house.lon,
    timeZone: city.timeZone,
    cuisineType: house.cuisines,
    restaurantServices: house.services,
    noDailyMenu: menu === null,
    startersOption: menu && 'no',
    firstCourses: menu && 'more-2',
    secondCourses: menu && 'more-2',
    drinks: menu && (menu.includes.includes('bebida') ? 'Agua, vino de la casa, caña o refresco' : null),
    hasFullMenu: fullMenu !== undefined,
    fullMenuUrl: fullMenu ? `/files/${fullMenu.file}` : null,
    hasLogo: pictures.logo ? 'yes' : 'no',
    logoUrl: pictures.logo,
    headerImageUrl: pictures.header,
    verification: house.verification,
    verifiedAt: house.verification === 'verified' ? joined : null,
    onboardedAt: joined,
    createdAt: joined,
    updatedAt: lastChange(house, now) ?? joined,
  }
}

/** Publishing a menu changes the profile: the date in the sitemap should say so. */
function lastChange(house: DemoRestaurant, now: Date): Date | undefined {
  const published = menuRows(house, now).filter(({ state }) => state === 'published')
  return published.at(-1)?.publishedAt ?? undefined
}

export function hourRows({ id, days }: DemoRestaurant): (typeof openingHours.$inferInsert)[] {
  return days.map((day, index) => ({ restaurantId: id, weekday: index + 1, ...minutesOf(day) }))
}

function minutesOf(day: DayHours) {
  if (day === null) return { option: 'close' as const }
  if (day === 'round-the-clock') return { option: 'open' as const }
  const first = { startMinute: day.start, endMinute: day.end }
  if (day.start2 === undefined) return { option: 'open_1' as const, ...first }
  return { option: 'open_2' as const, ...first, start2Minute: day.start2, end2Minute: day.end2 }
}

export function imageRows(
  { id, pictures }: DemoRestaurant,
  now: Date,
): (typeof restaurantImages.$inferInsert)[] {
  return pictures.additional.map((url, position) => ({
    ...{ url, position },
    id: idOf(id, url),
    restaurantId: id,
    createdAt: now,
  }))
}

export function cartaRows(house: DemoRestaurant, now: Date): (typeof cartas.$inferInsert)[] {
  const joined = joinedAt(house, now).getTime()
  return house.cartas.map(({ file, name, type }, index) => ({
    ...{ name, type, restaurantId: house.id },
    id: idOf(house.id, file),
    url: `/files/${file}`,
    uploadedAt: new Date(joined + index * 60_000),
  }))
}

export function specialMenuRows(house: DemoRestaurant, now: Date): (typeof specialMenus.$inferInsert)[] {
  const { timeZone } = house.city
  const today = localNow(now, timeZone).date
  const lastWeek = new Date(`${addDays(today, -7)}T10:00:00Z`)
  return house.occasions.map((occasion) => {
    const { expiresAt, ...menu } = dated(occasion, today, timeZone)
    return {
      ...menu,
      id: idOf(house.id, occasion.file),
      restaurantId: house.id,
      type: 'pdf',
      expiresAt: expiresAt === null ? null : new Date(expiresAt),
      uploadedAt: lastWeek,
    }
  })
}
