import { sql } from 'drizzle-orm'
import type { Queryable } from '@/server/db/client'
import { chatMessages, whatsappInbox } from '@/server/db/schema'

const drawingMs = 500
const longestDrawingMs = 120_000

/**
 * The time of the next work. A claimed message is due when its claim ends. A reply that is being drawn is checked again soon. Null:
 * nothing waits.
 */
export async function findNextDue(db: Queryable, now: Date): Promise<Date | null> {
  const soon = new Date(now.getTime() + drawingMs)
  const stuck = new Date(now.getTime() - longestDrawingMs)
  const { rows } = await db.execute<{ due: Date | string | null }>(sql`
    select nullif(min(greatest(next_attempt_at, claimed_until, drawn_at)), 'infinity') as due from (
      (select distinct on (address) next_attempt_at, claimed_until, null::timestamptz as drawn_at from ${whatsappInbox}
        where state = 'received' order by address, occurred_at, position)
      union all
      (select distinct on (conversation_id, address) next_attempt_at, claimed_until,
          case when body -> 'drawing' is not null then
            case when created_at > ${stuck} then ${soon}::timestamptz else 'infinity' end end as drawn_at
        from ${chatMessages}
        where state = 'pending' and channel = 'whatsapp' and direction = 'out' order by conversation_id, address, kind = 'recall' desc, position)
    ) as heads where next_attempt_at is not null`)
  const due = rows[0]?.due
  return due ? new Date(due) : null
}
