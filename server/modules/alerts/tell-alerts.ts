import { setTimeout as wait } from 'node:timers/promises'
import type { MenuLanguage } from '@/contract/entities/translated-menu'
import { firstLanguage } from '@/contract/languages'
import { localInstant, localNow } from '@/contract/rules/time/local-time'
import type { Services } from '@/server/ctx'
import { dishAlert } from '@/server/mails/definitions'
import { isAsRead, queueMail, sendSoon, translationOf } from '@/server/modules/mail'
import { understandWhole } from '@/server/modules/search'
import { translateParts } from '@/server/modules/translations'
import { languageOfConsent } from './consent'
import { type Find, findDishes } from './queries/find-dishes'
import { type Asker, findAskers, insertHits, listConfirmed } from './queries/tell'

/**
 * The number of people in one query. The embedded database blocks during a query, so searches wait. In a city, each person's search
 * reads hundreds of menus.
 */
const atOnce = 4

/** Times in Europe/Madrid. After `latest`, nobody plans dinner, and people would read the mail after the menus are over. */
const [latest, forgotten] = [22 * 60, 23 * 60]

/**
 * Looks for the dishes of all people without such a mail today, and mails the people with finds. Each mail is written once, also
 * after a crash or with two processes: the day is part of the mail's key, and the transaction also notes the dishes of the mail.
 */
export async function tellAlerts(services: Services, ending?: AbortSignal): Promise<number> {
  const now = services.clock()
  const { date, minute } = localNow(now, 'Europe/Madrid')
  if (minute >= latest) return 0
  let count = 0
  let last = ''
  while (!ending?.aborted) {
    const began = performance.now()
    const askers = await findAskers(services.db, `${dishAlert.kind}:${date}:`, last, atOnce)
    for (const asker of await findAlerts(services, askers, now))
      if (await queueAlertMail(services, asker, date, now)) count++
    const lastAsker = askers.at(-1)
    if (!lastAsker || askers.length < atOnce) break
    last = lastAsker.subscriberId
    // Waits as long as the work took, so that other requests get half of the time.
    await wait(performance.now() - began)
  }
  if (count > 0) sendSoon(services)
  return count
}

type Alert = Awaited<ReturnType<typeof listConfirmed>>[number]
type AskerWithFinds = Asker & { alerts: (Alert & { finds: Find[] })[] }

async function findAlerts({ db }: Services, askers: Asker[], now: Date): Promise<AskerWithFinds[]> {
  if (askers.length === 0) return []
  const alerts = await listConfirmed(
    db,
    askers.map(({ subscriberId }) => subscriberId),
  )
  const readings = await understandWhole(
    db,
    alerts.map(({ dish, textVersion, subscriberId }) => ({
      typed: dish,
      page:
        languageOfConsent(textVersion) ??
        askers.find((one) => one.subscriberId === subscriberId)?.pageLanguage ??
        firstLanguage,
    })),
  )
  // «Sin cerdo» asks for nothing.
  const wanted = alerts.flatMap((alert, index) => {
    const { [index]: ownReadings = [] } = readings
    return ownReadings.length > 0 ? [{ ...alert, readings: ownReadings }] : []
  })
  const found = Map.groupBy(await findDishes(db, wanted, now), ({ alertId }) => alertId)
  return askers.map((asker) => ({
    ...asker,
    alerts: alerts
      .filter(({ subscriberId }) => subscriberId === asker.subscriberId)
      .map((alert) => ({ ...alert, finds: found.get(alert.id) ?? [] }))
      .filter(({ finds }) => finds.length > 0),
  }))
}

async function queueAlertMail(
  { db }: Services,
  { subscriberId, email, language, alerts }: AskerWithFinds,
  date: string,
  now: Date,
) {
  if (alerts.length === 0) return false
  const inLanguage = await translatorOf(db, language, alerts)
  const isTranslated = alerts.some(({ finds }) => finds.some(isFor(language)))
  return db.transaction(async (tx) => {
    const isNew = await queueMail(tx, dishAlert, {
      key: `${date}:${subscriberId}`,
      to: email,
      data: {
        date,
        ...(language && isTranslated && { language }),
        alerts: alerts.map(({ id: alertId, dish, place, finds }) => ({
          ...{ alertId, dish, place },
          finds: finds.map(inLanguage),
        })),
      },
      expiresAt: localInstant(date, forgotten, 'Europe/Madrid'),
      isBulk: true,
      ...{ now, subscriberId },
    })
    if (isNew)
      await insertHits(
        tx,
        alerts.flatMap(({ finds }) => finds),
      )
    return isNew
  })
}

/** Whether a dish is translated for who reads this language. */
const isFor =
  (language: MenuLanguage | null) =>
  ({ writtenIn }: Find) =>
    language !== null && !isAsRead(language, writtenIn)

/** Dishes in the language that the reader chose, beside what the kitchen wrote. Without one, only the language in which it wrote. */
async function translatorOf(
  db: Services['db'],
  language: MenuLanguage | null,
  alerts: AskerWithFinds['alerts'],
) {
  const finds = alerts.flatMap((alert) => alert.finds)
  const menus = finds.map(({ restaurantId, writtenIn, dish }) => ({
    restaurantId,
    writtenIn,
    courses: [{ name: null, items: [{ name: dish }] }],
  }))
  const translated = await translateParts(db, language ?? firstLanguage, menus)
  const lines = new Map(finds.map((find, at) => [find, translated[at]?.[0]?.items[0]]))
  return (find: Find) => {
    const { source, ...translation } = translationOf(find.dish, lines.get(find))
    return { ...find, source, ...(isFor(language)(find) && translation) }
  }
}
