import { and, eq, ne, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/client'
import { owners, sessions } from '@/server/db/schema'

export async function findOwner(db: Queryable, ownerId: string) {
  const [owner] = await db.select().from(owners).where(eq(owners.id, ownerId))
  return owner
}

type Person = { firstName: string; lastName: string; phoneNumber?: string | null }

/** A field that is undefined stays as it is. */
export async function updatePerson(tx: Transaction, ownerId: string, person: Person, now: Date) {
  await tx
    .update(owners)
    .set({ ...person, updatedAt: now, version: sql`${owners.version} + 1` })
    .where(eq(owners.id, ownerId))
}

export async function deleteOtherSessions(tx: Transaction, ownerId: string, kept: Buffer) {
  await tx.delete(sessions).where(and(eq(sessions.ownerId, ownerId), ne(sessions.tokenHash, kept)))
}
