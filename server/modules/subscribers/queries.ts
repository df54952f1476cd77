import { and, eq, inArray, isNull, lt, ne, notExists, type SQL, sql } from 'drizzle-orm'
import type { MailFrequency, MailLanguage } from '@/contract/entities/subscription'
import { menuLanguages } from '@/contract/entities/translated-menu'
import type { Language } from '@/contract/languages'
import type { Queryable, Transaction } from '@/server/db/client'
import { dishAlerts, mailings, outbox, restaurants, subscribers, subscriptions } from '@/server/db/schema'

const restaurantColumns = { restaurantId: restaurants.id, restaurantName: restaurants.name }

/** Locks the row, so that parallel requests for one address run one after the other. */
export async function upsertSubscriber(
  tx: Transaction,
  email: string,
  pageLanguage: Language | undefined,
  now: Date,
) {
  const [row] = await tx
    .insert(subscribers)
    .values({ email, createdAt: now, ...(pageLanguage && languagesOn(pageLanguage)) })
    .onConflictDoUpdate({ target: subscribers.email, set: { email } })
    .returning({ id: subscribers.id })
  if (!row) throw new Error('an upsert returns its row')
  return row.id
}

/** What is kept of the page on which a person acts: its language, and the same for the dishes, where they are translated into it. */
const languagesOn = (pageLanguage: Language) => ({
  pageLanguage,
  language: menuLanguages.find((one) => one === pageLanguage) ?? null,
})

/** Only for a person who has proved to read the address. Where the language stays, so does what they chose for the dishes. */
async function notePageLanguage(db: Queryable, whose: SQL, pageLanguage: Language | undefined) {
  if (!pageLanguage) return
  await db
    .update(subscribers)
    .set(languagesOn(pageLanguage))
    .where(and(whose, ne(subscribers.pageLanguage, pageLanguage)))
}

export async function findSubscription(db: Queryable, subscriberId: string, restaurantId: string) {
  const [found] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.subscriberId, subscriberId), eq(subscriptions.restaurantId, restaurantId)))
  return found
}

/** Inserts a subscription, or updates the subscription with the newest proof. */
export async function upsertPending(
  tx: Transaction,
  row: Pick<
    typeof subscriptions.$inferInsert,
    'subscriberId' | 'restaurantId' | 'textVersion' | 'requestedAt' | 'requestIpHash'
  >,
) {
  const { subscriberId, restaurantId, ...proof } = row
  const [saved] = await tx
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: [subscriptions.subscriberId, subscriptions.restaurantId],
      set: { ...proof, state: 'pending', confirmedAt: null, confirmIpHash: null },
    })
    .returning({ id: subscriptions.id })
  if (!saved) throw new Error('an upsert returns its row')
  return saved.id
}

export async function findForConfirmation(db: Queryable, subscriptionId: string) {
  const [found] = await db
    .select({
      subscription: subscriptions,
      email: subscribers.email,
      restaurant: restaurantColumns,
      timeZone: restaurants.timeZone,
    })
    .from(subscriptions)
    .innerJoin(subscribers, eq(subscribers.id, subscriptions.subscriberId))
    .innerJoin(
      restaurants,
      and(eq(restaurants.id, subscriptions.restaurantId), isNull(restaurants.deletedAt)),
    )
    .where(eq(subscriptions.id, subscriptionId))
  return found
}

/** Whether a day's menu of a restaurant has begun to go out by mail. */
export async function isMailingSent(db: Queryable, restaurantId: string, date: string) {
  const begun = and(
    eq(mailings.restaurantId, restaurantId),
    eq(mailings.date, date),
    ne(mailings.state, 'waiting'),
  )
  return (await db.$count(mailings, begun)) > 0
}

/** Returns false if a parallel call was first. */
export async function confirmPending(tx: Transaction, id: string, now: Date, confirmIpHash: Buffer | null) {
  const confirmed = await tx
    .update(subscriptions)
    .set({ state: 'confirmed', confirmedAt: now, confirmIpHash })
    .where(and(eq(subscriptions.id, id), eq(subscriptions.state, 'pending')))
    .returning({ subscriberId: subscriptions.subscriberId })
  return confirmed.length > 0
}

/** A person who opened our mail has a working mailbox, and reads the language of the page to which it led. */
export async function noteReader(tx: Transaction, subscriberId: string, pageLanguage: Language | undefined) {
  await notePageLanguage(tx, eq(subscribers.id, subscriberId), pageLanguage)
  await tx.update(subscribers).set({ bounces: 0 }).where(eq(subscribers.id, subscriberId))
  await tx
    .update(subscribers)
    .set({ suppressedAt: null, suppressionReason: null })
    .where(and(eq(subscribers.id, subscriberId), eq(subscribers.suppressionReason, 'bounce')))
}

export function listConfirmed(db: Queryable, email: string) {
  return db
    .select(restaurantColumns)
    .from(subscriptions)
    .innerJoin(subscribers, eq(subscribers.id, subscriptions.subscriberId))
    .innerJoin(
      restaurants,
      and(eq(restaurants.id, subscriptions.restaurantId), isNull(restaurants.deletedAt)),
    )
    .where(and(eq(subscribers.email, email), eq(subscriptions.state, 'confirmed')))
    .orderBy(restaurants.name, restaurants.id)
}

export async function findFrequency(db: Queryable, email: string): Promise<MailFrequency> {
  const [found] = await db
    .select({ digest: subscribers.digest })
    .from(subscribers)
    .where(eq(subscribers.email, email))
  return found?.digest ? 'daily' : 'each'
}

export async function updateFrequency(
  db: Queryable,
  email: string,
  frequency: MailFrequency,
  pageLanguage: Language | undefined,
) {
  await notePageLanguage(db, eq(subscribers.email, email), pageLanguage)
  await db
    .update(subscribers)
    .set({ digest: frequency === 'daily' })
    .where(eq(subscribers.email, email))
}

export async function findLanguage(db: Queryable, email: string): Promise<MailLanguage> {
  const [found] = await db
    .select({ language: subscribers.language })
    .from(subscribers)
    .where(eq(subscribers.email, email))
  return found?.language ?? 'original'
}

export async function updateLanguage(
  db: Queryable,
  email: string,
  language: MailLanguage,
  pageLanguage: Language | undefined,
) {
  await notePageLanguage(db, eq(subscribers.email, email), pageLanguage)
  await db
    .update(subscribers)
    .set({ language: language === 'original' ? null : language })
    .where(eq(subscribers.email, email))
}

/** Ends the given subscriptions and removes their queued mails. */
export async function endSubscriptions(tx: Transaction, email: string, restaurantIds: string[], now: Date) {
  const [subscriber] = await tx
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(eq(subscribers.email, email))
  if (!subscriber) return
  await tx
    .update(subscriptions)
    .set({ state: 'unsubscribed', unsubscribedAt: now })
    .where(
      and(
        eq(subscriptions.subscriberId, subscriber.id),
        inArray(subscriptions.restaurantId, restaurantIds),
        ne(subscriptions.state, 'unsubscribed'),
      ),
    )
  await tx
    .update(outbox)
    .set({ state: 'suppressed' })
    .where(
      and(
        eq(outbox.subscriberId, subscriber.id),
        inArray(outbox.restaurantId, restaurantIds),
        eq(outbox.state, 'pending'),
      ),
    )
}

const unconfirmedDays = 30

/** Deletes unconfirmed subscriptions and alerts, then addresses without any data. */
export async function deleteUnconfirmed(db: Queryable, now: Date) {
  const before = new Date(now.getTime() - unconfirmedDays * 86_400_000)
  await db
    .delete(subscriptions)
    .where(and(eq(subscriptions.state, 'pending'), lt(subscriptions.requestedAt, before)))
  await db.delete(dishAlerts).where(and(eq(dishAlerts.state, 'pending'), lt(dishAlerts.requestedAt, before)))
  const anyAlert = db
    .select({ one: sql`1` })
    .from(dishAlerts)
    .where(eq(dishAlerts.subscriberId, subscribers.id))
  const anySubscription = db
    .select({ one: sql`1` })
    .from(subscriptions)
    .where(eq(subscriptions.subscriberId, subscribers.id))
  await db
    .delete(subscribers)
    .where(
      and(
        isNull(subscribers.suppressedAt),
        lt(subscribers.createdAt, before),
        notExists(anySubscription),
        notExists(anyAlert),
      ),
    )
}
