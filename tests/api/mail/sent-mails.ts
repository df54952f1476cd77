import { eq } from 'drizzle-orm'
import type { Services } from '@/server/ctx'
import type { Database } from '@/server/db/client'
import { mailbox } from '@/server/db/schema'

let count = 0

/** An address nobody else in this run has. */
export const anAddress = (name = 'ana') => `${name}.${process.pid}.${Date.now()}.${count++}@example.com`

/** What arrived for an address, once everything under way has gone out. */
export async function mailTo(
  { ctx, db }: { ctx: Pick<Services, 'background'>; db: Database },
  address: string,
) {
  await ctx.background.settled()
  return arrived(db, address)
}

function arrived(db: Database, address: string) {
  return db.select().from(mailbox).where(eq(mailbox.recipient, address)).orderBy(mailbox.receivedAt)
}

/** The first link of the text that leads to a path, as the web sees it. */
export function linkIn(text: string | undefined, path: string) {
  const address = text?.match(/https?:\/\/[^\s)>]+/g)?.find((one) => new URL(one).pathname === path)
  if (!address) throw new Error(`no link to ${path} in ${text}`)
  return new URL(address)
}
