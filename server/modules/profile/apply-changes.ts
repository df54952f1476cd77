import type { ProfileChanges } from '@/contract/entities/profile'
import type { GivenCarta, GivenSpecialMenu } from '@/contract/entities/profile-file'
import { fileType } from '@/contract/rules/file-type'
import { localNow } from '@/contract/rules/local-time'
import { expiresAt } from '@/contract/rules/special-menus'
import type { Transaction } from '@/server/db/client'
import { AppError } from '@/server/errors'
import { columnsOf } from './columns-of'
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
import { storedHoursOf } from './stored-hours'

/** Writes what hangs on the restaurant and answers what to write into its own row. */
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
  if (endDate && endDate < start)
    throw new AppError('invalid', 'validation', { fields: { endDate: 'before-start' } })
  const expires = expiresAt(endDate, timeZone)
  return {
    ...{ url, name, description, startDate: start, endDate },
    type: known.get(url)?.type ?? fileType(url),
    expiresAt: expires === null ? null : new Date(expires),
    uploadedAt: now,
  }
}

const urlsOf = (files: { url: string }[]) => files.map(({ url }) => url)

/** The same file twice is once. */
const unique = <F extends { url: string }>(files: F[]) => [
  ...new Map(files.map((file) => [file.url, file])).values(),
]

/** A draft holds the place as it was picked. */
const answersIn = (changes: ProfileChanges) => [
  ...namedIn(changes),
  ...(changes.restaurantAddress === undefined ? [] : ['address']),
]
