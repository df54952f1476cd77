import { and, desc, eq, gt, lt, ne, or } from 'drizzle-orm'
import { type Language, ownerLanguage } from '@/contract/languages'
import type { Queryable, Transaction } from '@/server/db/client'
import { knownDevices, owners, sessions } from '@/server/db/schema'
import { idleMs } from './lifetime'

const idleSince = (now: Date) => new Date(now.getTime() - idleMs)

const isOpen = (now: Date) => and(gt(sessions.expiresAt, now), gt(sessions.seenAt, idleSince(now)))

export async function findOwnerBySession(db: Queryable, tokenHash: Buffer, now: Date) {
  const { seenAt, provenAt } = sessions
  const [found] = await db
    .select({ ownerId: owners.id, emailVerifiedAt: owners.emailVerifiedAt, seenAt, provenAt })
    .from(sessions)
    .innerJoin(owners, eq(owners.id, sessions.ownerId))
    .where(and(eq(sessions.tokenHash, tokenHash), isOpen(now)))
  return found
}

export async function findEmail(db: Queryable, ownerId: string) {
  const [owner] = await db.select({ email: owners.email }).from(owners).where(eq(owners.id, ownerId))
  return owner?.email
}

/** The language of a page on which the owner signs in or changes something: from now on, mails to them are in it. */
export async function noteLanguage(db: Queryable, ownerId: string, pageLanguage: Language | undefined) {
  const language = ownerLanguage(pageLanguage)
  if (!language) return
  await db
    .update(owners)
    .set({ language })
    .where(and(eq(owners.id, ownerId), ne(owners.language, language)))
}

export async function insertSession(db: Queryable, session: typeof sessions.$inferInsert) {
  await db.insert(sessions).values(session)
}

/** The first device counts as the owner's own, because no other device exists to compare. */
export async function rememberDevice(tx: Transaction, ownerId: string, deviceHash: Buffer, now: Date) {
  await tx.select({ id: owners.id }).from(owners).where(eq(owners.id, ownerId)).for('no key update')
  const mine = eq(knownDevices.ownerId, ownerId)
  const [known] = await tx
    .update(knownDevices)
    .set({ seenAt: now })
    .where(and(mine, eq(knownDevices.deviceHash, deviceHash)))
    .returning({ ownerId: knownDevices.ownerId })
  if (known) return 'known'
  const [other] = await tx.select({ ownerId: knownDevices.ownerId }).from(knownDevices).where(mine).limit(1)
  await tx.insert(knownDevices).values({ ownerId, deviceHash, createdAt: now, seenAt: now })
  return other ? 'new' : 'first'
}

export async function findSessions(db: Queryable, ownerId: string, now: Date) {
  const {
    id: sessionId,
    tokenHash,
    browser,
    system,
    timeZone,
    country,
    networkMark,
    createdAt,
    seenAt,
  } = sessions
  return db
    .select({ sessionId, tokenHash, browser, system, timeZone, country, networkMark, createdAt, seenAt })
    .from(sessions)
    .where(and(eq(sessions.ownerId, ownerId), isOpen(now)))
    .orderBy(desc(sessions.seenAt), sessions.id)
}

/** The device that opened the session. */
export async function findDevice(db: Queryable, tokenHash: Buffer) {
  const { browser, system } = sessions
  const [device] = await db
    .select({ browser, system })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
  return device ?? { browser: null, system: null }
}

export async function touchSession(db: Queryable, tokenHash: Buffer, now: Date) {
  await db
    .update(sessions)
    .set({ seenAt: now })
    .where(and(eq(sessions.tokenHash, tokenHash), lt(sessions.seenAt, now)))
}

export async function noteProof(db: Queryable, tokenHash: Buffer, now: Date) {
  await db.update(sessions).set({ provenAt: now }).where(eq(sessions.tokenHash, tokenHash))
}

/** Removes the proofs of other sessions: with a second factor, a password is no longer a proof. */
export async function forgetOtherProofs(tx: Transaction, ownerId: string, kept: Buffer) {
  await tx
    .update(sessions)
    .set({ provenAt: null })
    .where(and(eq(sessions.ownerId, ownerId), ne(sessions.tokenHash, kept)))
}

export async function deleteSession(db: Queryable, tokenHash: Buffer) {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

export async function deleteSessionById(tx: Transaction, ownerId: string, sessionId: string) {
  const gone = await tx
    .delete(sessions)
    .where(and(eq(sessions.ownerId, ownerId), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id })
  return gone.length > 0
}

export async function deleteOtherSessions(tx: Transaction, ownerId: string, kept: Buffer) {
  await tx.delete(sessions).where(and(eq(sessions.ownerId, ownerId), ne(sessions.tokenHash, kept)))
}

export async function deleteAllSessions(tx: Transaction, ownerId: string) {
  await tx.delete(sessions).where(eq(sessions.ownerId, ownerId))
}

const forgottenAfterMs = 400 * 24 * 60 * 60_000

export async function deleteExpiredSessions(db: Queryable, now: Date) {
  await db.delete(sessions).where(or(lt(sessions.expiresAt, now), lt(sessions.seenAt, idleSince(now))))
  await db.delete(knownDevices).where(lt(knownDevices.seenAt, new Date(now.getTime() - forgottenAfterMs)))
}
