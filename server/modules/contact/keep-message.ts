import type { EnquiryType } from '@/contract/entities/contact'
import type { Ctx } from '@/server/ctx'
import type { Transaction } from '@/server/db/client'
import { contactMessage, contactReceived } from '@/server/mails/definitions'
import { countQueued, queueMail, sendSoon } from '@/server/modules/mail'
import { insertContactMessage } from './queries'

type Message = {
  ownerId: string | null
  name: string
  email: string
  type: EnquiryType
  message: string
  restaurant: { restaurantId: string; restaurantName: string } | null
}

const dayMs = 24 * 3_600_000
/** A visitor can type another person's address. Above this number, the message still arrives, but the address gets no receipt. */
const receiptsADay = 3

/** One transaction stores the message and queues the mails to support and to the sender. */
export async function keepMessage(ctx: Ctx, { restaurant, ...message }: Message) {
  const now = ctx.clock()
  await ctx.db.transaction(async (tx) => {
    const key = await insertContactMessage(tx, { ...message, createdAt: now })
    const data = { ...message, restaurant }
    await queueMail(tx, contactMessage, { key, to: ctx.site.supportEmail, data, now })
    if (await mayBeWritten(tx, message.email, now))
      await queueMail(tx, contactReceived, {
        ...{ key, to: message.email, language: ctx.language },
        ...{ data: { messageId: key }, now },
      })
  })
  sendSoon(ctx)
  return { success: true as const }
}

async function mayBeWritten(tx: Transaction, email: string, now: Date) {
  const since = new Date(now.getTime() - dayMs)
  return (await countQueued(tx, contactReceived.kind, email, since)) < receiptsADay
}
