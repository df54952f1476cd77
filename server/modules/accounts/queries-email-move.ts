import { and, eq, inArray, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Transaction } from '@/server/db/client'
import { contactMessages, outbox, restaurants } from '@/server/db/schema'
import {
  contactReceived,
  emailChangeAsked,
  emailChanged,
  emailCode,
  emailTaken,
  factorChanged,
  newDevice,
  passwordChanged,
  resetCode,
  verifyEmail,
} from '@/server/mails/definitions'
import type { Mail } from '@/server/mails/mail'
import { mails } from '@/server/mails/mails'

const kindsOf = (some: Mail[]) => some.map(({ kind }) => kind)

/** Their codes and links die with the change. */
const dead = kindsOf([resetCode, verifyEmail])

/** Warnings that wait for a mail server: the owner reads the former address, a thief the new one. */
const warnings = kindsOf([newDevice, factorChanged, passwordChanged])

/** They went to the address and not to the account. */
const ofAddress = kindsOf([contactReceived, emailCode, emailTaken, emailChangeAsked, emailChanged])

const ofAccount = kindsOf(mails.filter(({ reader }) => reader === 'owner')).filter(
  (kind) => !ofAddress.includes(kind),
)

type Move = { ownerId: string; from: string; to: string }

/**
 * What stands under the former address and belongs to the account goes to the new one: mails, so that the owner gets, downloads and
 * deletes them, and the address for answers of support. Subscriptions belong to the address and stay.
 */
export async function moveToAddress(tx: Transaction, { ownerId, from, to }: Move) {
  const mine = and(eq(outbox.recipient, from), isNull(outbox.subscriberId))
  await tx.delete(outbox).where(and(mine, eq(outbox.state, 'pending'), inArray(outbox.kind, dead)))
  const isNoWaitingWarning = or(ne(outbox.state, 'pending'), notInArray(outbox.kind, warnings))
  await tx
    .update(outbox)
    .set({ recipient: to })
    .where(and(mine, inArray(outbox.kind, ofAccount), isNoWaitingWarning))
  const own = tx.select({ id: restaurants.id }).from(restaurants).where(eq(restaurants.ownerId, ownerId))
  await tx
    .update(outbox)
    .set({ payload: sql`jsonb_set(${outbox.payload}, '{email}', to_jsonb(${to}::text))` })
    .where(
      and(
        sql`${outbox.payload}->>'email' = ${from}`,
        inArray(sql`${outbox.payload}->'restaurant'->>'restaurantId'`, own),
      ),
    )
  await tx
    .update(contactMessages)
    .set({ email: to })
    .where(and(eq(contactMessages.ownerId, ownerId), eq(contactMessages.email, from)))
}
