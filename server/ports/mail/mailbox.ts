import type { Database } from '@/server/db/client'
import { mailbox } from '@/server/db/schema'
import type { MailPort } from './port'

/** Keeps what would have been sent in the database, to be read at /dev/mail; files that go along are not kept. The same mail twice is kept once. */
export function createMailbox({ db, from }: { db: Database; from: string }): MailPort {
  return {
    async send({ id, to, replyTo, headers, subject, html, text }) {
      try {
        const all = { ...headers, ...(replyTo && { 'Reply-To': replyTo }) }
        const mail = { id, recipient: to, sender: from, headers: all, subject, html, text }
        await db.insert(mailbox).values(mail).onConflictDoNothing()
        return { outcome: 'accepted', messageId: id }
      } catch (error) {
        return { outcome: 'temporary', reason: String(error).slice(0, 500) }
      }
    },
    close: () => undefined,
  }
}
