import { setTimeout as wait } from 'node:timers/promises'
import { localInstant, localNow } from '@/contract/rules/local-time'
import type { Services } from '@/server/ctx'
import { dishAlert } from '@/server/mails/definitions'
import { queueMail, sendSoon } from '@/server/modules/mail'
import { understandWhole, wordsOf } from '@/server/modules/search'
import { type Find, findDishes } from './queries/find-dishes'
import { type Asker, findAskers, insertHits, listConfirmed } from './queries/tell'

/** One look: an embedded database does nothing else meanwhile, and searches wait for it. In a city each of them reads hundreds of menus. */
const atOnce = 4

/** By Spain's clock. Later nobody plans dinner, and the mail would be read when its menus are over. */
const [latest, forgotten] = [22 * 60, 23 * 60]

/**
 * Looks for the dishes of everybody who has had no such mail today, and writes it to those there is something for. Killed in
 * the middle or run by two at once it writes each once: the letter's key is its day, and what it tells of is noted with it.
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
    for (const told of await toldOf(services, askers, now)) if (await tell(services, told, date, now)) count++
    const lastAsker = askers.at(-1)
    if (!lastAsker || askers.length < atOnce) break
    last = lastAsker.subscriberId
    // Half of the time is the others'.
    await wait(performance.now() - began)
  }
  if (count > 0) sendSoon(services)
  return count
}

type Alert = Awaited<ReturnType<typeof listConfirmed>>[number]
type Told = Asker & { alerts: (Alert & { finds: Find[] })[] }

async function toldOf({ db }: Services, askers: Asker[], now: Date): Promise<Told[]> {
  if (askers.length === 0) return []
  const alerts = await listConfirmed(
    db,
    askers.map(({ subscriberId }) => subscriberId),
  )
  const readings = await understandWhole(
    db,
    alerts.map(({ dish }) => wordsOf(dish)),
  )
  const wanted = alerts.map((alert, index) => ({ ...alert, readings: readings[index] ?? [] }))
  const found = Map.groupBy(await findDishes(db, wanted, now), ({ alertId }) => alertId)
  return askers.map((asker) => ({
    ...asker,
    alerts: alerts
      .filter(({ subscriberId }) => subscriberId === asker.subscriberId)
      .map((alert) => ({ ...alert, finds: found.get(alert.id) ?? [] }))
      .filter(({ finds }) => finds.length > 0),
  }))
}

async function tell({ db }: Services, { subscriberId, email, alerts }: Told, date: string, now: Date) {
  if (alerts.length === 0) return false
  return db.transaction(async (tx) => {
    const isNew = await queueMail(tx, dishAlert, {
      key: `${date}:${subscriberId}`,
      to: email,
      data: {
        date,
        alerts: alerts.map(({ id: alertId, dish, place, finds }) => ({ alertId, dish, place, finds })),
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
