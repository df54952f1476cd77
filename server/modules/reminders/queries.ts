import { and, asc, eq, gt, gte, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { TimeZone } from '@/contract/entities/place'
import { addDays, weekdayOf } from '@/contract/rules/time/local-time'
import type { Queryable, Transaction } from '@/server/db/client'
import {
  chatAddresses,
  chatMessages,
  conversations,
  menuReminders,
  menus,
  openingHours,
  owners,
  restaurants,
} from '@/server/db/schema'
import { lateMinutes, usualMinute } from './usual-minute'

/** A menu older than this is not worth repeating. */
const oldestDays = 35
/** Open at lunch: from before 16:00 to after 12:30. */
const [lunchStart, lunchEnd] = [12 * 60 + 30, 16 * 60]

/** Diners can see the restaurant. */
const isSeen = and(
  ne(restaurants.name, ''),
  isNotNull(restaurants.lat),
  ne(restaurants.verification, 'rejected'),
)

type Local = { date: string; minute: number; timeZone: TimeZone }

/** Owners who are open today, have no menu of today, and are to be asked now. */
export function findUnready(db: Queryable, { date, minute, timeZone }: Local, after: string, limit: number) {
  const last = db
    .select({ id: menus.id, date: menus.date })
    .from(menus)
    .where(
      and(
        eq(menus.restaurantId, restaurants.id),
        eq(menus.service, 'comida'),
        lt(menus.date, date),
        gte(menus.date, addDays(date, -oldestDays)),
        sql`${menus.state} in ('published', 'expired')`,
      ),
    )
    .orderBy(sql`${menus.date} desc`)
    .limit(1)
    .as('last')
  const today = alias(menus, 'today')
  const asks = sql`case when ${menuReminders.restaurantId} is null then ${usualMinute} else ${menuReminders.minute} end`
  return db
    .select({
      restaurant: restaurants,
      ownerId: owners.id,
      email: owners.email,
      language: owners.language,
      last: { id: last.id, date: last.date },
    })
    .from(restaurants)
    .innerJoin(owners, eq(owners.id, restaurants.ownerId))
    .leftJoin(menuReminders, eq(menuReminders.restaurantId, restaurants.id))
    .innerJoinLateral(last, sql`true`)
    .where(
      and(
        isNull(restaurants.deletedAt),
        eq(restaurants.timeZone, timeZone),
        eq(restaurants.noDailyMenu, false),
        isSeen,
        gt(restaurants.id, after),
        sql`${owners.emailVerifiedAt} is not null`,
        sql`${asks} between ${minute - lateMinutes} and ${minute}`,
        sql`(${menuReminders.askedOn} is null or ${menuReminders.askedOn} < ${date})`,
        sql`not exists (${db
          .select({ one: sql`1` })
          .from(today)
          .where(
            and(eq(today.restaurantId, restaurants.id), eq(today.date, date), eq(today.service, 'comida')),
          )})`,
        sql`exists (${db
          .select({ one: sql`1` })
          .from(openingHours)
          .where(
            and(
              eq(openingHours.restaurantId, restaurants.id),
              eq(openingHours.weekday, weekdayOf(date)),
              sql`(${openingHours.option} = 'open'
                or (${openingHours.startMinute} < ${lunchEnd} and ${openingHours.endMinute} > ${lunchStart})
                or (${openingHours.start2Minute} < ${lunchEnd} and ${openingHours.end2Minute} > ${lunchStart}))`,
            ),
          )})`,
      ),
    )
    .orderBy(asc(restaurants.id))
    .limit(limit)
}

/** Returns false if another process has already asked this owner today. */
export async function recordReminder(
  tx: Transaction,
  restaurantId: string,
  askedOn: string,
  updatedAt: Date,
) {
  const noted = await tx
    .insert(menuReminders)
    .values({ restaurantId, minute: usualMinute, askedOn, updatedAt })
    .onConflictDoUpdate({
      target: menuReminders.restaurantId,
      set: { askedOn, updatedAt },
      setWhere: sql`(${menuReminders.askedOn} is null or ${menuReminders.askedOn} < ${askedOn}) and ${menuReminders.minute} is not null`,
    })
    .returning({ restaurantId: menuReminders.restaurantId })
  return noted.length > 0
}

export async function findReminder(db: Queryable, restaurantId: string) {
  const [row] = await db.select().from(menuReminders).where(eq(menuReminders.restaurantId, restaurantId))
  return row
}

export async function saveMinute(
  tx: Transaction,
  restaurantId: string,
  minute: number | null,
  updatedAt: Date,
) {
  await tx
    .insert(menuReminders)
    .values({ restaurantId, minute, updatedAt })
    .onConflictDoUpdate({ target: menuReminders.restaurantId, set: { minute, updatedAt } })
}

/** The menu that a link proposes, with its restaurant and owner. */
export async function findProposed(db: Queryable, menuId: string) {
  const [row] = await db
    .select({ menu: menus, restaurant: restaurants, emailVerifiedAt: owners.emailVerifiedAt })
    .from(menus)
    .innerJoin(restaurants, and(eq(restaurants.id, menus.restaurantId), isNull(restaurants.deletedAt)))
    .innerJoin(owners, eq(owners.id, restaurants.ownerId))
    .where(eq(menus.id, menuId))
  return row
}

export async function hasMenuOn(db: Queryable, restaurantId: string, date: string) {
  const [row] = await db
    .select({ id: menus.id })
    .from(menus)
    .where(and(eq(menus.restaurantId, restaurantId), eq(menus.date, date), eq(menus.service, 'comida')))
  return row !== undefined
}

/** The owner's telephones that WhatsApp lets us write to: those that wrote within a day. */
export function findOpenPhones(db: Queryable, ownerId: string, since: Date) {
  return db
    .select({ conversationId: conversations.id, address: chatAddresses.address })
    .from(conversations)
    .innerJoin(chatAddresses, eq(chatAddresses.conversationId, conversations.id))
    .where(
      and(
        eq(conversations.ownerId, ownerId),
        eq(chatAddresses.channel, 'whatsapp'),
        gt(chatAddresses.lastInboundAt, since),
        sql`${chatAddresses.linkedAt} is not null`,
      ),
    )
}

export async function insertChatMessage(tx: Transaction, word: typeof chatMessages.$inferInsert) {
  await tx.insert(chatMessages).values(word).onConflictDoNothing()
}
