import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { dayOptions } from '@/contract/entities/opening-hours'
import { createdAt, id, idCheck, minuteAfter, minuteOfDay, moment, oneOf } from './columns'
import { restaurantId } from './restaurants'

export const documentTypes = ['image', 'pdf'] as const

/** Local minutes of the day. 'open' means round the clock. */
export const openingHours = pgTable(
  'opening_hours',
  {
    restaurantId: restaurantId(),
    /** 1 Monday … 7 Sunday */
    weekday: smallint().notNull(),
    option: text({ enum: dayOptions }).notNull().default('close'),
    startMinute: smallint(),
    endMinute: smallint(),
    start2Minute: smallint(),
    end2Minute: smallint(),
  },
  (t) => [
    primaryKey({ columns: [t.restaurantId, t.weekday] }),
    check('opening_hours_weekday', sql`${t.weekday} between 1 and 7`),
    check('opening_hours_option', oneOf(t.option, dayOptions)),
    check(
      'opening_hours_first',
      sql`case when ${t.option} in ('open_1', 'open_2')
        then ${t.startMinute} is not null and ${t.endMinute} is not null
          and ${minuteOfDay(t.startMinute)} and ${minuteAfter(t.endMinute, t.startMinute)}
        else ${t.startMinute} is null and ${t.endMinute} is null end`,
    ),
    check(
      'opening_hours_second',
      sql`case when ${t.option} = 'open_2'
        then ${t.start2Minute} is not null and ${t.end2Minute} is not null
          and ${minuteOfDay(t.start2Minute)} and ${t.start2Minute} > ${t.endMinute}
          and ${minuteAfter(t.end2Minute, t.start2Minute)}
        else ${t.start2Minute} is null and ${t.end2Minute} is null end`,
    ),
  ],
)

/** The additional photos in their order. The verb limits their number. */
export const restaurantImages = pgTable(
  'restaurant_images',
  {
    id: id(),
    restaurantId: restaurantId(),
    position: smallint().notNull(),
    url: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    idCheck('restaurant_images', t.id),
    uniqueIndex('restaurant_images_position_key').on(t.restaurantId, t.position),
    check('restaurant_images_position', sql`${t.position} >= 0`),
  ],
)

export const cartas = pgTable(
  'cartas',
  {
    id: id(),
    restaurantId: restaurantId(),
    url: text().notNull(),
    name: text().notNull(),
    type: text({ enum: documentTypes }).notNull(),
    uploadedAt: createdAt(),
  },
  (t) => [
    idCheck('cartas', t.id),
    uniqueIndex('cartas_url_key').on(t.restaurantId, t.url),
    check('cartas_type', oneOf(t.type, documentTypes)),
  ],
)

export const specialMenus = pgTable(
  'special_menus',
  {
    id: id(),
    restaurantId: restaurantId(),
    url: text().notNull(),
    type: text({ enum: documentTypes }).notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    startDate: date().notNull(),
    endDate: date(),
    expiresAt: moment(),
    uploadedAt: createdAt(),
  },
  (t) => [
    idCheck('special_menus', t.id),
    uniqueIndex('special_menus_url_key').on(t.restaurantId, t.url),
    index('special_menus_expires_at_idx').on(t.expiresAt),
    check('special_menus_type', oneOf(t.type, documentTypes)),
    check('special_menus_dates', sql`${t.endDate} >= ${t.startDate}`),
    check('special_menus_expiry', sql`(${t.endDate} is null) = (${t.expiresAt} is null)`),
  ],
)
