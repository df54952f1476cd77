import { sql } from 'drizzle-orm'
import type { Database } from '@/server/db/client'

export const nothingWaits = { menus: 0, mails: 0, chats: 0, later: 0 }
export type Waiting = typeof nothingWaits

/** When the first row of each kind waits, and the first after now. The laws say whether its job does the work; this only says when to look. */
export async function whatWaits({ db, now }: { db: Database; now: Date }): Promise<Waiting> {
  const due = sql`greatest(next_attempt_at, claimed_until)`
  const later = sql`> ${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<Record<'menus' | 'mails' | 'chats' | 'later', string | null>>(sql`
    select
      (select min(publish_at) from menus where state = 'scheduled') as menus,
      least(
        (select min(send_at) from mailings where state in ('waiting', 'writing')),
        (select min(${due}) from outbox where state = 'pending')) as mails,
      least(
        (select min(${due}) from whatsapp_inbox where state = 'received'),
        (select min(${due}) from chat_messages where state = 'pending')) as chats,
      least(
        (select min(${due}) from whatsapp_inbox where state = 'received' and ${due} ${later}),
        (select min(${due}) from chat_messages where state = 'pending' and ${due} ${later}),
        (select min(publish_at) from menus where state = 'scheduled' and publish_at ${later}),
        (select min(send_at) from mailings where state in ('waiting', 'writing') and send_at ${later}),
        (select min(${due}) from outbox where state = 'pending' and ${due} ${later})) as later`)
  const [row] = rows
  const moment = (at: string | null | undefined, otherwise: number) =>
    at ? new Date(at).getTime() : otherwise
  return {
    menus: moment(row?.menus, Number.POSITIVE_INFINITY),
    mails: moment(row?.mails, Number.POSITIVE_INFINITY),
    chats: moment(row?.chats, Number.POSITIVE_INFINITY),
    later: moment(row?.later, 0),
  }
}
