import { eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/client'
import { owners } from '@/server/db/schema'

export async function findOwner(db: Queryable, ownerId: string) {
  const [owner] = await db.select().from(owners).where(eq(owners.id, ownerId))
  return owner
}

type Person = { firstName: string; lastName: string; phoneNumber?: string | null }

/** A field that is undefined does not change. */
export async function updatePerson(tx: Transaction, ownerId: string, person: Person, now: Date) {
  await tx
    .update(owners)
    .set({ ...person, updatedAt: now, version: sql`${owners.version} + 1` })
    .where(eq(owners.id, ownerId))
}
