import { eq, or, sql } from 'drizzle-orm'
import type { Transaction } from '@/server/db/client'
import {
  chatAddresses,
  checkouts,
  contactMessages,
  conversations,
  mailbox,
  outbox,
  owners,
  payments,
  restaurants,
  whatsappInbox,
} from '@/server/db/schema'
import { isAboutChangeOf } from './queries-email-mails'

/**
 * The tables define what is deleted with an owner (cascade) and what stays without a name: invoices with the data that the law
 * requires, and files until the next sweep. This function deletes rows that only contain the address.
 */
export async function eraseOwner(tx: Transaction, { ownerId, email }: { ownerId: string; email: string }) {
  await noteWhatEnds(tx, ownerId)
  const gone = await tx.select().from(restaurants).where(eq(restaurants.ownerId, ownerId))
  await tx
    .delete(contactMessages)
    .where(or(eq(contactMessages.ownerId, ownerId), eq(contactMessages.email, email)))
  await tx
    .delete(outbox)
    .where(
      or(
        eq(outbox.recipient, email),
        sql`${outbox.payload}->>'email' = ${email}`,
        isAboutChangeOf(tx, ownerId),
      ),
    )
  await tx.delete(mailbox).where(eq(mailbox.recipient, email))
  await tx.delete(whatsappInbox).where(
    sql`${whatsappInbox.address} in (select ${chatAddresses.address} from ${chatAddresses}
      join ${conversations} on ${conversations.id} = ${chatAddresses.conversationId}
      where ${chatAddresses.channel} = 'whatsapp' and ${conversations.ownerId} = ${ownerId})`,
  )
  await tx.delete(owners).where(eq(owners.id, ownerId))
  return gone
}

/** Stores the subscriptions and checkouts to end in the same transaction, so that nobody pays for a deleted account. */
async function noteWhatEnds(tx: Transaction, ownerId: string) {
  await tx.execute(sql`
    insert into payment_ends (provider, kind, provider_id, noted_at)
    select ${payments.provider}, 'subscription', ${payments.providerSubscriptionId}, now() from ${payments}
    where ${payments.ownerId} = ${ownerId} and ${payments.provider} is not null
      and ${payments.providerSubscriptionId} is not null and ${payments.status} <> 'cancelled'
    union all
    select ${checkouts.provider}, 'checkout', ${checkouts.providerSessionId}, now() from ${checkouts}
    where ${checkouts.ownerId} = ${ownerId} and ${checkouts.state} = 'open' and ${checkouts.providerSessionId} is not null
    on conflict do nothing`)
}
