import { inArray } from 'drizzle-orm'
import type { Database } from '@/server/db/client'
import { newId } from '@/server/db/id'
import { owners, restaurants } from '@/server/db/schema'
import { hashPassword } from '@/server/modules/accounts'

export const password = 'una contraseña de prueba'

let hashed: Promise<string> | undefined

type OwnerFields = Partial<typeof owners.$inferInsert>
type RestaurantFields = Partial<typeof restaurants.$inferInsert>

export type TestOwner = { ownerId: string; email: string; restaurantId: string }

export type World = {
  /** An owner who has verified their address, with a restaurant on Madrid's Plaza Mayor. */
  owner(fields?: OwnerFields, restaurant?: RestaurantFields | null): Promise<TestOwner>
  clear(): Promise<void>
}

/** Rows of a test's own, gone when it is over. */
export function createWorld(db: Database): World {
  const made: string[] = []
  return {
    async owner(fields = {}, restaurant = {}) {
      hashed ??= hashPassword(password)
      const ownerId = newId()
      const email = `${ownerId}@example.com`
      const person = { firstName: 'Ana', lastName: 'Prueba', emailVerifiedAt: new Date(), ...fields }
      await db.insert(owners).values({ id: ownerId, email, passwordHash: await hashed, ...person })
      made.push(ownerId)
      const restaurantId = newId()
      if (restaurant)
        await db.insert(restaurants).values({ ...plazaMayor, id: restaurantId, ownerId, ...restaurant })
      return { ownerId, email, restaurantId }
    },
    async clear() {
      if (made.length > 0) await db.delete(owners).where(inArray(owners.id, made))
    },
  }
}

const plazaMayor = {
  name: 'Casa Prueba',
  description: 'Cocina de mercado.',
  address: 'Plaza Mayor, 1',
  city: 'Madrid',
  state: 'Madrid',
  postcode: '28012',
  lat: 40.4155,
  lon: -3.7074,
} satisfies RestaurantFields
