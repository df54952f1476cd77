import { z } from 'zod'
import type { MessagingPort } from '@/server/ports/messaging/port'
import { type Life, never } from './life'

const text = z.object({ id: z.string(), from: z.string(), at: z.coerce.date(), text: z.string() })

export type Reply = { id: string; to: string; text: string; at: number }

type Given = { life: Life; clock: () => Date; isOff: () => boolean; replies: Reply[] }

/** WhatsApp: now and then it is away, or has sent a reply and does not say so. */
export function messengerOf({ life, clock, isOff, replies }: Given): MessagingPort {
  let count = 0
  return {
    channel: 'whatsapp',
    number: '+34600000000',
    recallsIn: () => null,
    async send({ id, to, reply }) {
      if (life.isDead) return never
      count += 1
      if (isOff() && count % 2 === 0) return { outcome: 'temporary', reason: 'the year has no WhatsApp now' }
      replies.push({ id, to, text: reply.text, at: clock().getTime() })
      if (isOff()) return { outcome: 'temporary', reason: 'the year lost the answer', maybeSent: true }
      return { outcome: 'accepted', messageId: `wamid.${id}` }
    },
    noteRead: async () => undefined,
    fetchMedia: async () => ({ outcome: 'temporary', reason: 'nobody sends files' }),
    readEvents(raw) {
      const messages = z.array(text).parse(JSON.parse(Buffer.from(raw).toString()))
      const events = messages.map(({ id, from, at, text }) => ({
        ...{ kind: 'message' as const, id, from, at },
        content: { kind: 'text' as const, text },
      }))
      return { events, stale: 0 }
    },
    answerChallenge: () => '',
  }
}
