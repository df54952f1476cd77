import { sql } from 'drizzle-orm'
import type { Database } from '@/server/db/client'
import { newId } from '@/server/db/id'
import { dishAlerts, restaurants, subscribers, subscriptions } from '@/server/db/schema'
import type { Signer } from '@/server/links/signer'
import { signEndToken } from '@/server/links/tokens'

const mostRestaurants = 1000
const alertsInAMail = 12

/** Somebody who reads every menu there is. */
export async function heavySubscriber(db: Database, signer: Signer) {
  const [id, email] = [newId(), `todos.los.menus.${newId()}@example.com`]
  await db.insert(subscribers).values({ id, email })
  const all = await db.select({ id: restaurants.id }).from(restaurants).limit(mostRestaurants)
  const proof = { subscriberId: id, state: 'confirmed' as const, textVersion: 'x', confirmedAt: new Date() }
  await db.insert(subscriptions).values(all.map(({ id: restaurantId }) => ({ ...proof, restaurantId })))
  const dishes = Array.from({ length: alertsInAMail }, (_, n) => `plato ${n} `.padEnd(60, 'x'))
  const place = { place: 'x'.repeat(80), lat: 40.4, lon: -3.7, radiusKm: 20 }
  const alerts = await db
    .insert(dishAlerts)
    .values(dishes.map((dish) => ({ ...proof, ...place, dish, key: dish })))
    .returning({ id: dishAlerts.id })
  return {
    email,
    sig: await signer.sign('unsubscribe', email),
    restaurantIds: all.map(({ id: restaurantId }) => restaurantId),
    endToken: await signEndToken(
      signer,
      alerts.map((alert) => alert.id),
    ),
    /** Asked for again, so that it can be confirmed. */
    async pending(kind: 'subscription' | 'alert') {
      if (kind === 'alert') {
        const [row] = await db
          .update(dishAlerts)
          .set({ state: 'pending', confirmedAt: null })
          .where(sql`${dishAlerts.id} = ${alerts[0]?.id}`)
          .returning()
        return row
      }
      const [row] = await db
        .update(subscriptions)
        .set({ state: 'pending', confirmedAt: null })
        .where(sql`${subscriptions.subscriberId} = ${id} and ${subscriptions.restaurantId} = ${all[0]?.id}`)
        .returning()
      return row
    },
  }
}
