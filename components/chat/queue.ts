import { z } from 'zod'
import { incomingMessage } from '@/contract/entities/chat'
import { drafts } from '@/lib/browser/drafts'

const queued = z.array(incomingMessage)
const keyOf = (ownerId: string) => `chat-queue:${ownerId}`

/** What was written without a connection survives a reload, and goes with whoever signs out. */
export const queue = {
  read(ownerId: string) {
    return queued.safeParse(drafts.read(keyOf(ownerId))).data ?? []
  },
  keep(ownerId: string, messages: z.infer<typeof queued>) {
    if (messages.length === 0) drafts.drop(keyOf(ownerId))
    else drafts.keep(keyOf(ownerId), messages)
  },
}
