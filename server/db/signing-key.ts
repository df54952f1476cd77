import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '@/server/db/client'
import { signingKeys } from '@/server/db/schema'

type Purpose = (typeof signingKeys.$inferSelect)['purpose']

/** When several processes make the key at once, one of them does, and all get the same key. */
export async function loadSigningKey(db: Database, purpose: Purpose): Promise<Buffer> {
  const kept = await find(db, purpose)
  if (kept) return kept
  await db
    .insert(signingKeys)
    .values({ purpose, secret: randomBytes(32) })
    .onConflictDoNothing()
  const made = await find(db, purpose)
  if (!made) throw new Error(`the key for ${purpose} was made and is not there`)
  return made
}

async function find(db: Database, purpose: Purpose) {
  const [row] = await db
    .select({ secret: signingKeys.secret })
    .from(signingKeys)
    .where(eq(signingKeys.purpose, purpose))
  return row?.secret
}
