import { sql } from 'drizzle-orm'
import type { Queryable } from '@/server/db/client'
import { chatAddresses, chatMessages, conversations, whatsappInbox } from '@/server/db/schema'

/** Finds received messages and unsent replies that have waited since before the given time. Null: nothing waits. */
export async function findWaiting(db: Queryable, ownerId: string, before: Date) {
  const { rows } = await db.execute<{ count: number; since: Date | string | null }>(sql`
    select count(*)::int as count, min(since) as since from (
      select ${chatMessages.createdAt} as since from ${chatMessages}
        join ${conversations} on ${conversations.id} = ${chatMessages.conversationId}
        where ${conversations.ownerId} = ${ownerId} and ${chatMessages.state} = 'pending'
          and ${chatMessages.channel} = 'whatsapp' and ${chatMessages.direction} = 'out'
      union all
      select ${whatsappInbox.receivedAt} from ${whatsappInbox}
        join ${chatAddresses} on ${chatAddresses.address} = ${whatsappInbox.address}
          and ${chatAddresses.channel} = 'whatsapp'
        join ${conversations} on ${conversations.id} = ${chatAddresses.conversationId}
        where ${conversations.ownerId} = ${ownerId} and ${whatsappInbox.state} = 'received'
    ) as waiting where since < ${before}`)
  const { count = 0, since = null } = rows[0] ?? {}
  return since ? { count, since: new Date(since) } : null
}
