import { sql } from 'drizzle-orm'
import type { Queryable } from '@/server/db/client'

export const queueNames = ['mails', 'mailings', 'menus', 'whatsapp-in', 'whatsapp-out', 'payments'] as const

export type Queue = { queue: (typeof queueNames)[number]; waiting: number; since: Date | null }

/** Work that is due and not done: how much, and since when the oldest waits. */
export async function findQueues(db: Queryable, now: Date): Promise<Queue[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<{
    queue: Queue['queue']
    waiting: number
    since: Date | string | null
  }>(sql`
    select 'mails' as queue, count(*)::int as waiting, min(next_attempt_at) as since
      from outbox where state = 'pending' and next_attempt_at <= ${at}
    union all select 'mailings', count(*)::int, min(send_at)
      from mailings where state in ('waiting', 'writing') and send_at <= ${at}
    union all select 'menus', count(*)::int, min(publish_at)
      from menus where state = 'scheduled' and publish_at <= ${at}
    union all select 'whatsapp-in', count(*)::int, min(received_at)
      from whatsapp_inbox where state = 'received'
    union all select 'whatsapp-out', count(*)::int, min(created_at)
      from chat_messages
      where state = 'pending' and channel = 'whatsapp' and direction = 'out' and next_attempt_at is not null
    union all select 'payments', count(*)::int, min(noted_at) from payment_ends`)
  return rows.map(({ queue, waiting, since }) => ({ queue, waiting, since: since ? new Date(since) : null }))
}
