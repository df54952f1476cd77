import type { OpeningDay } from '@/contract/entities/opening-hours'
import type { GivenCarta, GivenSpecialMenu, ProfileChanges } from '@/contract/entities/profile'
import { fileType } from '@/contract/rules/files/file-type'
import { expiresAt } from '@/contract/rules/menu/special-menus'
import { timeZoneAt } from '@/contract/rules/place/region'
import { localNow } from '@/contract/rules/time/local-time'
import { fromPayload } from '@/contract/rules/time/opening-hours'
import type { Transaction } from '@/server/db/client'
import { invalidField } from '@/server/errors'
import { namedIn } from './named-in'
import { filesNamedIn, type KnownFiles, requireOwnFiles } from './own-files'
import { forgetAnswers, type RestaurantColumns, type RestaurantRow } from './queries'
import {
  deleteCartasExcept,
  deleteSpecialMenusExcept,
  replaceHours,
  replaceImages,
  saveCartas,
  saveSpecialMenus,
} from './queries-parts'

/** Writes the tables that belong to the restaurant, and returns the columns for the restaurant's own row. */
export async function applyChanges(
  tx: Transaction,
  { row, ownerId, now }: { row: RestaurantRow; ownerId: string; now: Date },
  changes: ProfileChanges,
): Promise<RestaurantColumns> {
  const { days, images, cartas, specialMenus } = changes
  const known = await requireOwnFiles(tx, { ownerId, restaurantId: row.id }, filesNamedIn(changes))
  const columns = columnsOf(changes, row)
  if (days) await replaceHours(tx, row.id, days.map(storedHoursOf))
  if (images) await replaceImages(tx, row.id, images)
  if (cartas) {
    await deleteCartasExcept(tx, row.id, urlsOf(cartas))
    await saveCartas(
      tx,
      row.id,
      unique(cartas).map((carta) => storedCartaOf(carta, known, now)),
    )
  }
  if (specialMenus) {
    const timeZone = columns.timeZone ?? row.timeZone
    await deleteSpecialMenusExcept(tx, row.id, urlsOf(specialMenus))
    await saveSpecialMenus(
      tx,
      row.id,
      unique(specialMenus).map((menu) => storedSpecialMenuOf(menu, known, { timeZone, now })),
    )
  }
  await forgetAnswers(tx, ownerId, answersIn(changes))
  return columns
}

export function storedCartaOf({ url, name }: GivenCarta, known: KnownFiles, now: Date) {
  const file = known.get(url)
  return { url, name: name || file?.name || 'Carta', type: file?.type ?? fileType(name), uploadedAt: now }
}

export function storedSpecialMenuOf(
  { url, name, description, startDate, endDate }: GivenSpecialMenu,
  known: KnownFiles,
  { timeZone, now }: { timeZone: RestaurantRow['timeZone']; now: Date },
) {
  const start = startDate ?? localNow(now, timeZone).date
  if (endDate && endDate < start) throw invalidField('endDate', 'before-start')
  const expires = expiresAt(endDate, timeZone)
  return {
    ...{ url, name, description, startDate: start, endDate },
    type: known.get(url)?.type ?? fileType(url),
    expiresAt: expires === null ? null : new Date(expires),
    uploadedAt: now,
  }
}

const urlsOf = (files: { url: string }[]) => files.map(({ url }) => url)

/** Removes files with the same address. */
const unique = <F extends { url: string }>(files: F[]) => [
  ...new Map(files.map((file) => [file.url, file])).values(),
]

/** The wizard's draft stores a picked place as `address`. */
const answersIn = (changes: ProfileChanges) => [
  ...namedIn(changes),
  ...(changes.restaurantAddress === undefined ? [] : ['address']),
]

const dayLength = 24 * 60
/** A bar's evening may end after midnight, up to six in the morning. */
const latestEnd = 30 * 60

/** Converts a day of docs/product.md#day-fields to minutes of that day. A day with missing times counts as closed. */
function storedHoursOf(day: OpeningDay) {
  const { id, option, ...times } = fromPayload(day)
  const weekday = Number(id)
  if (option === 'close' || option === 'open') return { weekday, option }
  const first = intervalOf(times.start, times.end, `days.${weekday - 1}.end`)
  const one = { weekday, option, startMinute: first.start, endMinute: first.end }
  if (option === 'open_1') return one
  const second = intervalOf(times.start_2, times.end_2, `days.${weekday - 1}.end_2`)
  if (second.start <= first.end) throw invalidField(`days.${weekday - 1}.start_2`, 'before-end')
  return { ...one, start2Minute: second.start, end2Minute: second.end }
}

function intervalOf(from: string, to: string, field: string) {
  const start = minuteOf(from)
  const end = minuteOf(to) > start ? minuteOf(to) : minuteOf(to) + dayLength
  if (start >= dayLength || end > latestEnd) throw invalidField(field, 'before-start')
  return { start, end }
}

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Converts the fields of docs/product.md#wizard-fields to columns. A field that was not sent is undefined and does not change. */
function columnsOf(changes: ProfileChanges, row: RestaurantRow): RestaurantColumns {
  const { description, city, state, country, postcode, cuisineType, noDailyMenu } = changes
  const { startersOption, firstCourses, secondCourses, restaurantServices } = changes
  return {
    /** A name can be changed but not removed. */
    name: changes.restaurantName || undefined,
    ...{ description, city, state, country: country || undefined, postcode },
    address: changes.restaurantAddress,
    mainArea: orNull(changes.mainArea),
    house: orNull(changes.house),
    apartment: orNull(changes.apartment),
    ...placeOf(changes),
    cuisineType: cuisineType && [...new Set(cuisineType)],
    restaurantServices: restaurantServices && [...new Set(restaurantServices)],
    whatsappNumber1: orNull(changes.whatsappNumber1),
    whatsappNumber2: orNull(changes.whatsappNumber2),
    contactNumber: orNull(changes.contactNumber),
    instagram: orNull(changes.instagram),
    facebook: orNull(changes.facebook),
    website: orNull(changes.website),
    ...{ noDailyMenu, startersOption, firstCourses, secondCourses },
    drinks: orNull(changes.drinks),
    ...filesOf(changes, row),
  }
}

function orNull(text: string | null | undefined) {
  return text === undefined ? undefined : text || null
}

function placeOf({ lat, lon }: ProfileChanges): RestaurantColumns {
  if (lat === undefined && lon === undefined) return {}
  if (lat == null && lon == null) return { lat: null, lon: null }
  if (lat == null || lon == null) throw invalidField(lat == null ? 'lat' : 'lon', 'required')
  return { lat, lon, timeZone: timeZoneAt({ lat, lon }) }
}

/** Keeps an answer and its file consistent: the answer «no logo» removes the logo, and a sent logo sets the answer to yes. */
function filesOf(changes: ProfileChanges, row: RestaurantRow): RestaurantColumns {
  const { hasLogo, logoFilePath, hasFullMenu, additionalMenuUrl, headerImageUrl } = changes
  const isWithout = hasLogo === 'no' || hasLogo === 'yesLater'
  return {
    headerImageUrl,
    logoUrl: isWithout ? null : logoFilePath,
    hasLogo: logoFilePath && !isWithout ? 'yes' : (hasLogo ?? (logoFilePath === null ? 'no' : row.hasLogo)),
    fullMenuUrl: hasFullMenu === false ? null : additionalMenuUrl,
    hasFullMenu: hasFullMenu ?? (additionalMenuUrl ? true : undefined),
  }
}
