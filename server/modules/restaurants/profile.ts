import type { z } from 'zod'
import type { restaurant } from '@/contract/entities/restaurant'
import type { restaurants } from '@/server/db/schema'
import type { findProfileParts } from './queries'
import { scheduleOf } from './schedule'

type Row = typeof restaurants.$inferSelect
type Parts = Awaited<ReturnType<typeof findProfileParts>>

/** Only this function converts stored names to the names of docs/product.md#restaurant-fields. Columns that are not listed stay private. */
export function profileOf(row: Row, parts: Parts): z.input<typeof restaurant> {
  return {
    restaurantId: row.id,
    restaurantName: row.name,
    description: row.description,
    ...placeOf(row),
    ...contactOf(row),
    ...menuHabitsOf(row),
    cuisineType: row.cuisineType,
    restaurantServices: row.restaurantServices,
    schedule: scheduleOf(parts.hours),
    headerImageUrl: row.headerImageUrl,
    hasLogo: row.hasLogo ?? 'no',
    logoFilePath: row.logoUrl,
    additionalMenuUrl: row.fullMenuUrl,
    profileImages: parts.images.map(({ id, url }) => ({ imageId: id, url })),
    cartas: parts.cartas.map(({ url, name, type, uploadedAt }) => ({
      url,
      name,
      type,
      uploadedAt: uploadedAt.toISOString(),
    })),
    specialMenus: parts.specialMenus.map(({ url, name, description, startDate, endDate, ...times }) => ({
      ...{ url, name, description, startDate, endDate },
      uploadedAt: times.uploadedAt.toISOString(),
      expiresAt: times.expiresAt?.toISOString() ?? null,
    })),
    templateId: row.templateId,
    verified: row.verification === 'verified',
    ...(row.doubtedAt && { mayHaveChanged: true }),
    updatedAt: row.updatedAt.toISOString(),
  }
}

function placeOf(row: Row) {
  const { address, city, state, country, postcode, timeZone } = row
  return {
    location: { coordinates: [row.lon ?? 0, row.lat ?? 0] satisfies [number, number] },
    restaurantLocation: { Address: address, city, state, country, postcode },
    timeZone,
  }
}

function contactOf(row: Row) {
  return {
    whatsappNumber1: row.whatsappNumber1 ?? '',
    whatsappNumber2: row.whatsappNumber2 ?? '',
    contactNumber: row.contactNumber ?? '',
    instagram: row.instagram ?? '',
    facebook: row.facebook ?? '',
    website: row.website ?? '',
  }
}

function menuHabitsOf({ startersOption, firstCourses, secondCourses, drinks }: Row) {
  return { startersOption, firstCourses, secondCourses, drinks }
}
