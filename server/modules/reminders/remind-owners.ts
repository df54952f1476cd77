import { timeZones } from '@/contract/entities/place'
import { ownerLanguage } from '@/contract/languages'
import { regionOf } from '@/contract/rules/place/region'
import { localNow } from '@/contract/rules/time/local-time'
import type { Services } from '@/server/ctx'
import { repeatUrl } from '@/server/links/urls'
import { dayName } from '@/server/mails/day-name'
import { menuReminder } from '@/server/mails/definitions'
import { noteQuestion } from '@/server/modules/chatbot'
import { answerTo, findAnswers, holidaysBetween, yearOf } from '@/server/modules/holidays'
import { queueMail, sendSoon } from '@/server/modules/mail'
import { translatorsOf } from '@/server/words/translators-of'
import { findOpenPhones, findUnready, insertChatMessage, recordReminder } from './queries'
import { isAskingTime } from './usual-minute'

const words = translatorsOf('mail.menuReminder')

const atOnce = 100
/** WhatsApp delivers free text for a day after the person wrote. */
const windowMs = 24 * 3_600_000

type DueOwner = Awaited<ReturnType<typeof findUnready>>[number]

/** Asks each owner without a menu of today, once a day, whether to repeat the last one. Never on a holiday on which they close. */
export async function remindOwners(services: Services, ending?: AbortSignal): Promise<number> {
  let count = 0
  for (const timeZone of timeZones) {
    const local = { ...localNow(services.clock(), timeZone), timeZone }
    if (!isAskingTime(local.minute)) continue
    let after = ''
    while (!ending?.aborted) {
      const due = await findUnready(services.db, local, after, atOnce)
      for (const one of due)
        if (!(await isClosed(services, one, local.date)) && (await askOwner(services, one, local.date)))
          count++
      after = due.at(-1)?.restaurant.id ?? ''
      if (due.length < atOnce) break
    }
  }
  if (count > 0) sendSoon(services)
  return count
}

async function isClosed({ db }: Services, { restaurant }: DueOwner, date: string) {
  const [holiday] = holidaysBetween(regionOf(restaurant), date, date)
  if (!holiday) return false
  return answerTo(holiday, await findAnswers(db, restaurant.id, [yearOf(date)])).opens === false
}

/** The note of the day, the mail and the message are one transaction, so nobody is asked twice. */
async function askOwner(
  services: Services,
  { restaurant, ownerId, email, language, last }: DueOwner,
  today: string,
) {
  const now = services.clock()
  // Before the transaction: the signer may read its key from the database, which can be a single connection.
  const url = await repeatUrl({ ...services, language }, last.id, now)
  const t = words(language)
  const text = t('whatsapp', { which: dayName(last.date, today, language), url })
  return services.db.transaction(async (tx) => {
    if (!(await recordReminder(tx, restaurant.id, today, now))) return false
    const data = { restaurantName: restaurant.name, menuId: last.id, date: last.date, today, issuedAt: now }
    await queueMail(tx, menuReminder, { key: `${restaurant.id}:${today}`, to: email, data, now })
    for (const phone of await findOpenPhones(tx, ownerId, new Date(now.getTime() - windowMs))) {
      await noteQuestion(tx, phone.conversationId, { from: last.date, to: today }, now)
      await insertChatMessage(tx, {
        ...{ ...phone, channel: 'whatsapp', direction: 'out', kind: 'reply', state: 'pending' },
        ...{
          key: `reminder:${restaurant.id}:${today}:${phone.address}`,
          body: { reply: { text }, language: ownerLanguage(language) },
        },
        ...{ occurredAt: now, createdAt: now, nextAttemptAt: now },
      })
    }
    return true
  })
}
