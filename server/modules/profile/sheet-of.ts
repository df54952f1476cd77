import type { z } from 'zod'
import type { profileSheet } from '@/contract/entities/profile-sheet'
import type { Queryable } from '@/server/db/client'
import { findProfileParts, profileOf } from '@/server/modules/restaurants'
import { findKitchenLanguage, type RestaurantRow } from './queries'

type Sheet = z.input<typeof profileSheet>

export async function sheetOf(db: Queryable, row: RestaurantRow): Promise<Sheet> {
  const [parts, writtenIn] = await Promise.all([
    findProfileParts(db, row.id),
    findKitchenLanguage(db, row.id),
  ])
  return {
    restaurantId: row.id,
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
    isPublic: isPublic(row),
    ...(writtenIn && { writtenIn }),
    fields: savedFieldsOf(row, profileOf(row, parts)),
  }
}

export function isPublic({ name, lat, verification }: RestaurantRow): boolean {
  return name !== '' && lat !== null && verification !== 'rejected'
}

function savedFieldsOf(
  row: RestaurantRow,
  { restaurantLocation, profileImages, schedule, ...profile }: ReturnType<typeof profileOf>,
): Sheet['fields'] {
  const { Address: restaurantAddress, ...place } = restaurantLocation
  const { lat, lon, noDailyMenu, hasFullMenu, hasLogo } = row
  return {
    ...profile,
    ...place,
    restaurantAddress,
    mainArea: row.mainArea ?? '',
    house: row.house ?? '',
    apartment: row.apartment ?? '',
    ...{ lat, lon, noDailyMenu, hasFullMenu, hasLogo },
    images: profileImages.map(({ url }) => url),
    days: schedule,
    specialMenus: profile.specialMenus.map(({ description = '', ...menu }) => ({ ...menu, description })),
  }
}
