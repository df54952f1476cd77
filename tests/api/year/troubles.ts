import type { Pool } from 'pg'
import type { Prng } from '@/server/db/seed/prng'
import type { MailMessage, MailPort } from '@/server/ports/mail/port'

export const troubleKinds = ['mail', 'database', 'jobs', 'clock'] as const
export type Trouble = (typeof troubleKinds)[number]

export type Sent = MailMessage & { at: number }

/** What may fail, each by a switch. */
export function createTroubles(now: () => Date) {
  const on = new Set<Trouble>()
  const sent: Sent[] = []
  const mail: MailPort = {
    async send(message) {
      if (on.has('mail')) return { outcome: 'unreachable', reason: 'the year has a bad hour' }
      sent.push({ ...message, at: now().getTime() })
      return { outcome: 'accepted', messageId: message.id }
    },
    close: () => undefined,
  }
  return { on, mail, sent }
}

/** Makes the database refuse while its switch is on, before anything is asked of it: what was acknowledged is never undone. */
export function troublePool(pool: Pool, on: Set<Trouble>) {
  const connect = pool.connect.bind(pool)
  const query = pool.query.bind(pool)
  const refuse = () => Promise.reject(new Error('the year has no database now'))
  const isOff = () => on.has('database')
  Object.assign(pool, {
    connect: (...args: []) => (isOff() ? refuse() : connect(...args)),
    query: (...args: [string]) => (isOff() ? refuse() : query(...args)),
  })
}

/** At which moments of a day which trouble begins and ends. One day in three has one. */
export function troublesOf(roll: Prng, ticks: number[]): Map<number, Trouble | 'over'> {
  if (!roll.chance(1 / 3)) return new Map()
  const from = roll.int(0, ticks.length - 4)
  const to = from + roll.int(1, 3)
  const kind = roll.pick(troubleKinds)
  return new Map<number, Trouble | 'over'>([
    [ticks[from] ?? 0, kind],
    [ticks[to] ?? 0, 'over'],
  ])
}
