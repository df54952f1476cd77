import type { Services } from '@/server/ctx'
import type { Prng } from '@/server/db/seed/prng'
import type { Delivery, MailMessage } from '@/server/ports/mail/port'
import type { Storage } from '@/server/ports/storage/port'
import { type DatabaseFault, type Life, never } from './life'
import { messengerOf, type Reply } from './messenger'
import { paymentsOf, type Till } from './till'

/** What lasts for a while. */
const lasting = ['mail', 'mail-later', 'database', 'jobs', 'clock', 'storage', 'whatsapp', 'stripe'] as const
/** What happens once, in the middle of something. */
const sudden: DatabaseFault[] = ['abort', 'lost-answer', 'kill']

export type Trouble = (typeof lasting)[number]
export type Sent = MailMessage & { at: number }
export type Troubles = ReturnType<typeof createTroubles>

/** What may fail, each by a switch, and what went out all the same. */
export function createTroubles() {
  const on = new Set<Trouble>()
  const sent: Sent[] = []
  const replies: Reply[] = []
  /** Restaurants whose pages the web makes anew. */
  const expired = new Set<string>()
  /** Stripe, in the years that have it. */
  let till: Till | null = null

  function answerTo(message: MailMessage, at: Date): Delivery {
    if (on.has('mail')) return { outcome: 'unreachable', reason: 'the year has a bad hour' }
    if (on.has('mail-later')) return { outcome: 'temporary', reason: '451 the year is busy' }
    sent.push({ ...message, at: at.getTime() })
    return { outcome: 'accepted', messageId: message.id }
  }

  const portsOf = (life: Life, clock: () => Date): Ports => ({
    ...(till && { payments: paymentsOf({ till, life, isOff: () => on.has('stripe') }) }),
    messaging: messengerOf({ life, clock, replies, isOff: () => on.has('whatsapp') }),
    mail: {
      send: async (message) => (life.isDead ? never : answerTo(message, clock())),
      close: () => undefined,
    },
    webCache: {
      async expire(changed) {
        if (life.isDead) return never
        for (const { restaurantId } of changed) expired.add(restaurantId)
      },
      settled: async () => undefined,
    },
  })

  /** A shelf that is away now and then. */
  function storageOf(life: Life, shelf: Storage): Storage {
    const asked = async <T>(ask: () => Promise<T>) => {
      if (life.isDead) return never
      if (on.has('storage')) throw new Error('the year has no storage now')
      return ask()
    }
    return {
      find: (key) => asked(() => shelf.find(key)),
      write: (file) => asked(() => shelf.write(file)),
      delete: (keys) => asked(() => shelf.delete(keys)),
      async *list() {
        if (on.has('storage')) throw new Error('the year has no storage now')
        yield* shelf.list()
      },
      close: () => shelf.close(),
    }
  }

  function forget(present: Till | null) {
    till = present
    on.clear()
    sent.length = 0
    replies.length = 0
    expired.clear()
  }
  return { on, sent, replies, expired, portsOf, storageOf, forget }
}

type Ports = Pick<Services, 'mail' | 'messaging' | 'webCache'> & Partial<Pick<Services, 'payments'>>

export type Planned =
  | { kind: Trouble; from: number; to: number }
  | { kind: DatabaseFault; from: number; after: number }

const minute = 60_000

/** The troubles of a day, from half past eight on: some days have none, some two. */
export function troublesOf(roll: Prng, day: { begin: number }): Planned[] {
  const count = roll.weighted([0, 1, 2], (one) => [5, 4, 1][one] ?? 0)
  return Array.from({ length: count }, () => {
    const from = day.begin + roll.int(0, 23 * 60) * minute
    if (roll.chance(0.5)) return { kind: roll.pick(sudden), from, after: roll.int(1, 40) }
    return { kind: roll.pick(lasting), from, to: from + roll.int(5, 150) * minute }
  })
}
