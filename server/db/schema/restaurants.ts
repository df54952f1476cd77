import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { timeZones } from '@/contract/entities/place'
import type { SheetDress } from '@/contract/entities/sheet-dress'
import { courseOptions, cuisines, logoAnswers, services } from '@/contract/lists'
import { owners } from './accounts'
import { createdAt, id, idCheck, moment, oneOf, updatedAt, version } from './columns'

export const verificationStates = ['pending', 'verified', 'rejected'] as const

/** Exists from the owner's registration on, so name and place may still be missing. */
export const restaurants = pgTable(
  'restaurants',
  {
    id: id(),
    ownerId: text().references(() => owners.id, { onDelete: 'cascade' }),
    name: text().notNull().default(''),
    description: text().notNull().default(''),

    address: text().notNull().default(''),
    mainArea: text(),
    house: text(),
    apartment: text(),
    city: text().notNull().default(''),
    cityKey: text().generatedAlwaysAs(sql`fold_text(city)`),
    state: text().notNull().default(''),
    country: text().notNull().default('España'),
    postcode: text().notNull().default(''),
    lat: doublePrecision(),
    lon: doublePrecision(),
    timeZone: text({ enum: timeZones }).notNull().default('Europe/Madrid'),

    cuisineType: text({ enum: cuisines }).array().notNull().default([]),
    restaurantServices: text({ enum: services }).array().notNull().default([]),
    whatsappNumber1: text(),
    whatsappNumber2: text(),
    contactNumber: text(),
    instagram: text(),
    facebook: text(),
    website: text(),

    noDailyMenu: boolean().notNull().default(false),
    startersOption: text({ enum: courseOptions }),
    firstCourses: text({ enum: courseOptions }),
    secondCourses: text({ enum: courseOptions }),
    drinks: text(),
    hasFullMenu: boolean(),
    fullMenuUrl: text(),
    hasLogo: text({ enum: logoAnswers }),
    logoUrl: text(),
    headerImageUrl: text(),
    /** The id of a stock template or of the owner's own template. */
    templateId: text(),
    /** The logo and the photo on its sheets. Null: neither. */
    sheetDress: jsonb().$type<SheetDress>(),

    verification: text({ enum: verificationStates }).notNull().default('pending'),
    verifiedAt: moment(),
    rejectionReason: text(),
    /** Since when the profile shows that it may have changed: three networks reported it within a week. */
    doubtedAt: moment(),
    onboardedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: moment(),
    version: version(),
  },
  (t) => [
    idCheck('restaurants', t.id),
    uniqueIndex('restaurants_owner_id_key').on(t.ownerId).where(sql`${t.deletedAt} is null`),
    index('restaurants_owner_id_idx').on(t.ownerId),
    index('restaurants_city_key_idx').on(t.cityKey).where(sql`${t.deletedAt} is null`),
    index('restaurants_verification_idx').on(t.createdAt).where(sql`${t.verification} = 'pending'`),
    check('restaurants_place', sql`(${t.lat} is null) = (${t.lon} is null)`),
    check('restaurants_lat', sql`${t.lat} between -90 and 90`),
    check('restaurants_lon', sql`${t.lon} between -180 and 180`),
    check('restaurants_time_zone', oneOf(t.timeZone, timeZones)),
    check('restaurants_cuisine_type', sql`cardinality(${t.cuisineType}) <= 2`),
    check('restaurants_starters_option', oneOf(t.startersOption, courseOptions)),
    check('restaurants_first_courses', oneOf(t.firstCourses, courseOptions)),
    check('restaurants_second_courses', oneOf(t.secondCourses, courseOptions)),
    check('restaurants_has_logo', oneOf(t.hasLogo, logoAnswers)),
    check('restaurants_verification', oneOf(t.verification, verificationStates)),
  ],
)

export const restaurantId = () =>
  text()
    .notNull()
    .references(() => restaurants.id, { onDelete: 'cascade' })
