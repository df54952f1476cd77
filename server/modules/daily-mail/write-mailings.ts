import { setImmediate as otherTurns } from 'node:timers/promises'
import { dayMinutes, digestMinute } from '@/contract/rules/menu/menu-times'
import { localInstant, localNow, weekdayOf } from '@/contract/rules/time/local-time'
import { dayTimes, weekMinutes } from '@/contract/rules/time/opening-hours'
import type { Services } from '@/server/ctx'
import type { Transaction } from '@/server/db/client'
import { newId } from '@/server/db/id'
import type { outbox } from '@/server/db/schema'
import { type DailyMenuData, dailyMenuData } from '@/server/mails/data'
import { dailyDigest, dailyMenu } from '@/server/mails/definitions'
import { type Menu, menuOf, menusInForce, servedMinutes } from '@/server/modules/menus'
import { findPublicRestaurant, scheduleOf } from '@/server/modules/restaurants'
import { type Trace, traceNamed, traceparentOf } from '@/telemetry/traceparent'
import { inTrace } from '@/telemetry/traces'
import {
  findHours,
  findReaders,
  findWritingRequest,
  insertMails,
  lockDueMailing,
  type MailingRow,
  updateMailing,
} from './queries'

type Needs = Pick<Services, 'db' | 'clock' | 'log'>

/** The number of mails in one transaction. The embedded database blocks during a transaction, so searches wait. */
const atOnce = 100

/**
 * Writes an outbox row for each subscriber of a due mailing, unique by restaurant, day and subscriber. Each row is written once,
 * also after a crash or with two processes: each piece is one transaction, which also notes the progress.
 */
export async function writeMailings({ db, clock, log }: Needs, ending?: AbortSignal) {
  while (!ending?.aborted) {
    const now = clock()
    const piece = await db.transaction((tx) => writePiece(tx, now))
    if (!piece) return
    const { trace, ...line } = piece
    if (trace) inTrace(trace, () => log.info(line, 'menu by mail'))
    await otherTurns()
  }
}

/** What the log says of a piece, in the trace of the request that wrote the menu. */
type Piece = Pick<MailingRow, 'restaurantId' | 'date'> & { mails: number; trace?: Trace | undefined }

async function writePiece(tx: Transaction, now: Date): Promise<Piece | undefined> {
  const mailing = await lockDueMailing(tx, now)
  if (!mailing) return undefined
  const { restaurantId, date } = mailing
  const content = await contentOf(tx, mailing, now)
  if (!content) {
    await updateMailing(tx, mailing, { state: mailing.state === 'waiting' ? 'skipped' : 'written' })
    return { restaurantId, date, mails: 0 }
  }
  const readers = await findReaders(tx, mailing.restaurantId, mailing.writtenTo, atOnce)
  await insertMails(
    tx,
    readers.map((reader) => mailTo(reader, mailing, content, now)),
  )
  await updateMailing(tx, mailing, {
    state: readers.length < atOnce ? 'written' : 'writing',
    writtenTo: readers.at(-1)?.subscriberId ?? mailing.writtenTo,
    content: mailing.content ?? content.data,
  })
  return { restaurantId, date, mails: readers.length, trace: content.trace }
}

type Reader = Awaited<ReturnType<typeof findReaders>>[number]

function mailTo(
  { subscriberId, email, digest, language, pageLanguage }: Reader,
  { restaurantId, date, sendAt }: MailingRow,
  { expiresAt, trace }: Content,
  now: Date,
): typeof outbox.$inferInsert {
  const common = {
    id: newId(),
    recipient: email,
    language: pageLanguage,
    subscriberId,
    date,
    payload: language ? { language } : {},
    isBulk: true,
    createdAt: now,
  }
  if (!digest)
    return {
      ...{
        ...common,
        kind: dailyMenu.kind,
        key: `${dailyMenu.kind}:${restaurantId}:${date}:${subscriberId}`,
        payload: { ...common.payload, ...(trace && { traceparent: traceparentOf(trace) }) },
      },
      // The mailing decided first goes first, also after an hour without a mail server.
      ...{ restaurantId, nextAttemptAt: sendAt, expiresAt },
    }
  const noon = localInstant(date, digestMinute, 'Europe/Madrid')
  return {
    ...{ ...common, kind: dailyDigest.kind, key: `${dailyDigest.kind}:${date}:${subscriberId}` },
    ...{
      nextAttemptAt: noon > now ? noon : now,
      expiresAt: localInstant(date, endOfDinner, 'Europe/Madrid'),
    },
  }
}

const endOfDinner = 23 * 60

type Content = { data: DailyMenuData; expiresAt: Date; trace: Trace | undefined }

/** The content of a day's mail at this moment. Null if no menu is still served. */
async function contentOf(
  tx: Transaction,
  { restaurantId, date }: Pick<MailingRow, 'restaurantId' | 'date'>,
  now: Date,
): Promise<Content | null> {
  const restaurant = await findPublicRestaurant(tx, restaurantId)
  if (!restaurant) return null
  const local = localNow(now, restaurant.timeZone)
  const minute = local.date === date ? local.minute : local.minute + dayMinutes
  const menus = (await menusInForce(tx, restaurant, now)).filter(
    (menu) => menu.date === date && servedMinutes(menu).end > minute,
  )
  if (menus.length === 0) return null
  const schedule = scheduleOf(await findHours(tx, restaurantId))
  const [today] = schedule.slice(weekdayOf(date) - 1)
  const data = dailyMenuData.parse({
    ...{ restaurantId, restaurantName: restaurant.name, date },
    ...{ address: restaurant.address, city: restaurant.city, phone: restaurant.contactNumber ?? '' },
    hours: today ? dayTimes(today) : [],
    week: weekMinutes(schedule),
    hasPicture: restaurant.templateId !== null,
    menus: menus.map((menu) => menuOf(withoutSoldOut(menu))),
  })
  const end = Math.max(...menus.map((menu) => servedMinutes(menu).end))
  const writing = await findWritingRequest(
    tx,
    menus.map(({ id }) => id),
  )
  return { data, expiresAt: localInstant(date, end, restaurant.timeZone), trace: traceNamed(writing) }
}

const withoutSoldOut = <Shown extends Pick<Menu, 'categories'>>(menu: Shown): Shown => ({
  ...menu,
  categories: menu.categories
    .map((category) => ({ ...category, items: category.items.filter(({ soldOut }) => !soldOut) }))
    .filter(({ items }) => items.length > 0),
})
