import type { Services } from '@/server/ctx'
import { planEnding } from '@/server/mails/definitions'
import { queueMail, sendSoon } from '@/server/modules/mail'
import { findEndings, noteAnnounced } from './queries-endings'

const daysBefore = 3
const atOnce = 200

/**
 * Mails each owner whose trial or cancelled month ends within three days, once for each end. The note on the record and the mail are
 * one transaction. The mail's key contains the end.
 */
export async function announceEndings(services: Services, ending?: AbortSignal): Promise<number> {
  const now = services.clock()
  const until = new Date(now.getTime() + daysBefore * 24 * 60 * 60 * 1000)
  let count = 0
  while (!ending?.aborted) {
    const endings = await findEndings(services.db, now, until, atOnce)
    for (const { ownerId, email, plan, expiresAt, timeZone } of endings)
      await services.db.transaction(async (tx) => {
        if (!(await noteAnnounced(tx, ownerId, expiresAt, now))) return
        const key = `${ownerId}:${expiresAt.toISOString()}`
        const data = { plan, endsAt: expiresAt, timeZone: timeZone ?? 'Europe/Madrid' }
        if (await queueMail(tx, planEnding, { key, to: email, data, now })) count++
      })
    if (endings.length < atOnce) break
  }
  if (count > 0) sendSoon(services)
  return count
}
