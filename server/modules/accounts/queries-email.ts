import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/client'
import { authTokens, emailChanges, owners } from '@/server/db/schema'

type NewChange = typeof emailChanges.$inferInsert

const asked = (ownerId: string) => and(eq(emailChanges.ownerId, ownerId), eq(emailChanges.state, 'asked'))

export async function findAsked(db: Queryable, ownerId: string) {
  const [change] = await db.select().from(emailChanges).where(asked(ownerId))
  return change
}

/** An account has one pending change: a new request replaces it. */
export async function replaceAsked(tx: Transaction, change: NewChange) {
  await endAsked(tx, change.ownerId)
  await tx.insert(emailChanges).values(change)
}

export async function prolongAsked(tx: Transaction, id: string, expiresAt: Date) {
  await tx.update(emailChanges).set({ expiresAt }).where(eq(emailChanges.id, id))
}

/** Also when the password changes: whoever asked for the change may not be the owner. */
export async function endAsked(db: Queryable, ownerId: string) {
  await db.update(emailChanges).set({ state: 'over' }).where(asked(ownerId))
}

/** Counts the try before the check, so that parallel tries do not get more tries than sequential tries. */
export async function takeChangeTry(db: Queryable, ownerId: string, now: Date, tries: number) {
  const [change] = await db
    .update(emailChanges)
    .set({ attempts: sql`${emailChanges.attempts} + 1` })
    .where(and(asked(ownerId), gt(emailChanges.expiresAt, now), lt(emailChanges.attempts, tries)))
    .returning()
  return change
}

/** Returns false if another request has used the code. */
export async function finishAsked(tx: Transaction, id: string, doneAt: Date) {
  const done = await tx
    .update(emailChanges)
    .set({ state: 'done', doneAt })
    .where(and(eq(emailChanges.id, id), eq(emailChanges.state, 'asked')))
    .returning({ id: emailChanges.id })
  return done.length > 0
}

/** Throws a duplicate key if the address has an account. The code came to this address, so it is verified. */
export async function setEmail(tx: Transaction, ownerId: string, email: string, now: Date) {
  await tx
    .update(owners)
    .set({ email, emailVerifiedAt: now, updatedAt: now, version: sql`${owners.version} + 1` })
    .where(eq(owners.id, ownerId))
}

/** Links and codes that went to the former address: its reader must not verify, reset or link anything any more. */
export async function deleteAllCodes(tx: Transaction, ownerId: string) {
  await tx.delete(authTokens).where(eq(authTokens.ownerId, ownerId))
}

export async function findLastDone(db: Queryable, ownerId: string) {
  const [change] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.ownerId, ownerId), eq(emailChanges.state, 'done')))
    .orderBy(desc(emailChanges.doneAt))
    .limit(1)
  return change
}

export async function undoDone(tx: Transaction, id: string) {
  await tx.update(emailChanges).set({ state: 'over' }).where(eq(emailChanges.id, id))
}

/** A change by the operator, which nobody undoes. */
export async function insertUndone(tx: Transaction, change: Omit<NewChange, 'state'>) {
  await tx.insert(emailChanges).values({ ...change, state: 'over' })
}

/** As long as mails: the words of the mail to the former address name this time. */
const keptDays = 90

export async function deleteOldEmailChanges(db: Queryable, now: Date) {
  await db
    .delete(emailChanges)
    .where(lt(emailChanges.createdAt, new Date(now.getTime() - keptDays * 86_400_000)))
}
