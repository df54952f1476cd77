import type { Database } from '@/server/db/client'
import { newId } from '@/server/db/id'
import { subscribers, subscriptions } from '@/server/db/schema'

type Fields = { digest?: boolean; state?: 'pending' | 'confirmed' | 'unsubscribed' }

/** So many addresses that want a restaurant's menu, each at a domain of its own. */
export async function subscribed(db: Database, restaurantId: string, count: number, fields: Fields = {}) {
  const { digest = false, state = 'confirmed' } = fields
  const people = Array.from({ length: count }, () => {
    const id = newId()
    return { id, email: `ana@${id}.example`, digest }
  })
  await db.insert(subscribers).values(people)
  await subscribeTo(db, restaurantId, people, state)
  return people
}

export async function subscribeTo(
  db: Database,
  restaurantId: string,
  people: { id: string }[],
  state: 'pending' | 'confirmed' | 'unsubscribed' = 'confirmed',
) {
  const rows = people.map(({ id: subscriberId }) => ({
    ...{ subscriberId, restaurantId, state, textVersion: 'prueba' },
    confirmedAt: state === 'confirmed' ? new Date() : null,
  }))
  await db.insert(subscriptions).values(rows)
}
