import type { Database } from '@/server/db/client'
import { mailbox } from '@/server/db/schema'
import type { MailPort } from './port'

/**
 * Keeps mails in the database instead of sending them, to be read at /dev/mail. Does not keep attachments. Keeps a mail that is sent
 * twice once.
 */
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
