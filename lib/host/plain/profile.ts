import { z } from 'zod'
import { isoDate } from '@/contract/entities/date'
import { courseOption, cuisine, logoAnswer, service } from '@/contract/entities/lists'
import { openingDay } from '@/contract/entities/opening-hours'
import { latitude, longitude } from '@/contract/entities/place'
import { fileType } from '@/contract/rules/files/file-type'
import { localFile } from './files'
import { flag, listOf, moment, number, text, textOrNull } from './read'

import 'server-only'

/** Stands in where the host does not say when something changed. */
export const longAgo = new Date(0).toISOString()

const file = text.transform(localFile)
const fileOrNull = file.transform((url) => url || null)
const answerOrNull = <S extends z.ZodType>(schema: S) => schema.nullable().catch(null)

/** Also reads a moment, and takes its date. */
const day = moment.transform((time) => time?.slice(0, 10) ?? null).pipe(isoDate.nullable())

const carta = z
  .object({ url: file.pipe(z.string().min(1)), name: text, uploadedAt: moment })
  .transform(({ url, name, uploadedAt }) => ({
    ...{ url, name, type: fileType(url) },
    uploadedAt: uploadedAt ?? longAgo,
  }))

const specialMenu = z
  .object({
    ...{ url: file.pipe(z.string().min(1)), name: text.pipe(z.string().min(1)), description: text },
    ...{ startDate: day, endDate: day, uploadedAt: moment, expiresAt: moment },
  })
  .transform(({ startDate, uploadedAt, ...menu }) => ({
    ...menu,
    startDate: startDate ?? (uploadedAt ?? longAgo).slice(0, 10),
    uploadedAt: uploadedAt ?? longAgo,
  }))

const place = z
  .object({ Address: text, city: text, state: text, country: text, postcode: text })
  .catch({ Address: '', city: '', state: '', country: '', postcode: '' })

const point = z
  .object({ coordinates: z.tuple([longitude, latitude]) })
  .transform(({ coordinates: [lon, lat] }) => ({ lat, lon }))
  .nullable()
  .catch(null)

/** A restaurant (docs/product.md#restaurant-fields) as another host writes it. Every field may be missing. */
export const plainProfile = z
  .object({
    restaurantId: text,
    restaurantName: text,
    description: text,
    location: point,
    restaurantLocation: place,
    cuisineType: listOf(cuisine).transform((all) => all.slice(0, 2)),
    restaurantServices: listOf(service),
    ...{ whatsappNumber1: text, whatsappNumber2: text, contactNumber: text },
    ...{ instagram: text, facebook: text, website: text },
    ...{ startersOption: answerOrNull(courseOption), firstCourses: answerOrNull(courseOption) },
    ...{ secondCourses: answerOrNull(courseOption), drinks: textOrNull, noDailyMenu: flag },
    ...{ hasLogo: answerOrNull(logoAnswer), logoFilePath: fileOrNull },
    ...{ additionalMenuUrl: fileOrNull, headerImageUrl: fileOrNull },
    profileImages: listOf(z.object({ imageId: text, url: file.pipe(z.string().min(1)) })),
    schedule: listOf(openingDay).nullish(),
    days: listOf(openingDay).nullish(),
    cartas: listOf(carta),
    specialMenus: listOf(specialMenu),
    templateId: textOrNull,
    distance: number,
    updatedAt: moment,
    phoneNumber: textOrNull,
  })
  .transform(({ schedule, days, profileImages, ...profile }) => ({
    ...profile,
    schedule: (schedule?.length ? schedule : (days ?? [])).slice(0, 7),
    profileImages: profileImages.slice(0, 6),
    updatedAt: profile.updatedAt ?? longAgo,
  }))

export type PlainProfile = z.infer<typeof plainProfile>
