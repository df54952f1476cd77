import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/client'
import { appSecrets, menus, owners, passkeys, recoveryCodes, restaurants } from '@/server/db/schema'

/** Locks the owner until the transaction ends, so that only one factor can be the first. */
export async function lockOwner(tx: Transaction, ownerId: string) {
  const { email, firstName } = owners
  const [owner] = await tx
    .select({ email, firstName })
    .from(owners)
    .where(eq(owners.id, ownerId))
    .for('update')
  return owner
}

export async function findApp(db: Queryable, ownerId: string) {
  const { sealed, pending, addedAt } = appSecrets
  const [app] = await db
    .select({ sealed, pending, addedAt })
    .from(appSecrets)
    .where(eq(appSecrets.ownerId, ownerId))
  return app
}

export async function notePendingApp(db: Queryable, ownerId: string, pending: Buffer, createdAt: Date) {
  await db
    .insert(appSecrets)
    .values({ ownerId, pending, createdAt })
    .onConflictDoUpdate({ target: appSecrets.ownerId, set: { pending } })
}

/** Returns false if the pending secret has changed since the code was checked. */
export async function confirmPendingApp(
  tx: Transaction,
  ownerId: string,
  pending: Buffer,
  step: number,
  now: Date,
) {
  const done = await tx
    .update(appSecrets)
    .set({ sealed: pending, pending: null, lastStep: step, addedAt: now })
    .where(and(eq(appSecrets.ownerId, ownerId), eq(appSecrets.pending, pending)))
    .returning({ ownerId: appSecrets.ownerId })
  return done.length > 0
}

/** Returns false if a code of the same or a later half minute was already used. */
export async function takeStep(db: Queryable, ownerId: string, step: number) {
  const taken = await db
    .update(appSecrets)
    .set({ lastStep: step })
    .where(
      and(eq(appSecrets.ownerId, ownerId), or(isNull(appSecrets.lastStep), lt(appSecrets.lastStep, step))),
    )
    .returning({ ownerId: appSecrets.ownerId })
  return taken.length > 0
}

export async function deleteApp(tx: Transaction, ownerId: string) {
  const gone = await tx
    .delete(appSecrets)
    .where(eq(appSecrets.ownerId, ownerId))
    .returning({ sealed: appSecrets.sealed })
  return gone.some(({ sealed }) => sealed !== null)
}

export async function findPasskeys(db: Queryable, ownerId: string) {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.ownerId, ownerId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
}

export async function findPasskey(db: Queryable, credentialId: string) {
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return passkey
}

/** Returns false if the credential already belongs to an account. */
export async function insertPasskey(tx: Transaction, passkey: typeof passkeys.$inferInsert) {
  const made = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning({ id: passkeys.id })
  return made.length > 0
}

/** Returns false if the counter has changed: of two answers with the same count, one comes from a copy. */
export async function notePasskeyUse(db: Queryable, id: string, from: number, counter: number, usedAt: Date) {
  const noted = await db
    .update(passkeys)
    .set({ counter, usedAt })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, from)))
    .returning({ id: passkeys.id })
  return noted.length > 0
}

export async function deletePasskey(tx: Transaction, ownerId: string, id: string) {
  const gone = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.ownerId, ownerId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id })
  return gone.length > 0
}

export async function replaceRecoveryCodes(
  tx: Transaction,
  ownerId: string,
  hashes: Buffer[],
  createdAt: Date,
) {
  await deleteRecoveryCodes(tx, ownerId)
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ ownerId, codeHash, createdAt })))
}

export async function deleteRecoveryCodes(tx: Transaction, ownerId: string) {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.ownerId, ownerId))
}

/** Returns false if the code does not exist or was used. */
export async function spendRecoveryCode(db: Queryable, ownerId: string, codeHash: Buffer, usedAt: Date) {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt })
    .where(
      and(
        eq(recoveryCodes.ownerId, ownerId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ ownerId: recoveryCodes.ownerId })
  return used.length > 0
}

export async function countRecoveryCodes(db: Queryable, ownerId: string) {
  return db.$count(recoveryCodes, and(eq(recoveryCodes.ownerId, ownerId), isNull(recoveryCodes.usedAt)))
}

/** Whether the owner has a published menu and has not closed the offer. */
export async function isWorthOffering(db: Queryable, ownerId: string) {
  const [found] = await db
    .select({ ownerId: owners.id })
    .from(owners)
    .innerJoin(restaurants, eq(restaurants.ownerId, owners.id))
    .innerJoin(menus, eq(menus.restaurantId, restaurants.id))
    .where(and(eq(owners.id, ownerId), isNull(owners.factorOfferClosedAt), eq(menus.state, 'published')))
    .limit(1)
  return found !== undefined
}

export async function noteOfferClosed(db: Queryable, ownerId: string, now: Date) {
  await db
    .update(owners)
    .set({
      factorOfferClosedAt: sql`coalesce(${owners.factorOfferClosedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(owners.id, ownerId))
}

export async function deletePasskeys(tx: Transaction, ownerId: string) {
  const gone = await tx.delete(passkeys).where(eq(passkeys.ownerId, ownerId)).returning({ id: passkeys.id })
  return gone.length > 0
}
