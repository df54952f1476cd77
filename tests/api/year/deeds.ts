import type { Prng } from '@/server/db/seed/prng'
import type { Owner, Reader } from './cast'
import { bring, chattersDeed } from './chat-life'
import type { Host } from './host'
import type { YearLog } from './log'
import { ownersDeed } from './menu-life'
import type { People } from './people'
import { bookUntil, payersDeed } from './plan-life'
import { readersDeed } from './reader-life'
import type { Till } from './till'
import { stripePayersDeed } from './till-life'
import type { Troubles } from './troubles'

type Given = { host: Host; troubles: Troubles; till: Till | null; people: People; log: YearLog }
export type Deeds = ReturnType<typeof createDeeds>

/** What people do, each by a function. Notes who did something since the laws were last held. */
export function createDeeds({ host, troubles, till, people, log }: Given) {
  const { clientOf, knownOf, accountOf, phoneOf } = people
  const active = new Set<Owner>()
  const payers = new Set<Owner>()

  const mayBeRefused = () => troubles.on.has('database') || host.life.fault !== null || host.life.hasFailed

  const lifeOf = (owner: Owner) => ({
    ...{ owner, client: clientOf(owner), now: host.now, mayBeRefused: mayBeRefused() },
  })

  const note = (who: Owner | Reader, done: string | null) => {
    if (done) log.write(host.now, `${who.name} ${done}`)
  }

  return {
    ...{ active, payers, lifeOf },
    async owner(owner: Owner, roll: Prng) {
      active.add(owner)
      note(owner, await ownersDeed({ ...lifeOf(owner), roll, known: knownOf(owner) }))
    },
    async payer(owner: Owner, roll: Prng) {
      payers.add(owner)
      const life = lifeOf(owner)
      if (till) {
        const mayBeRefused = life.mayBeRefused || troubles.on.has('stripe')
        return note(owner, await stripePayersDeed({ ...life, mayBeRefused, roll, till }))
      }
      bookUntil(accountOf(owner), host.now)
      note(owner, await payersDeed({ ...life, roll, account: accountOf(owner) }))
    },
    async chatter(owner: Owner, roll: Prng) {
      note(owner, await chattersDeed({ ...lifeOf(owner), roll, phone: phoneOf(owner) }))
    },
    async whatsApp(owner: Owner, roll: Prng) {
      note(owner, `WhatsApp brings ${await bring({ ...lifeOf(owner), roll, phone: phoneOf(owner) })}`)
    },
    async reader(reader: Reader, roll: Prng) {
      const life = { ...people, reader, roll, client: host, sent: troubles.sent }
      note(reader, await readersDeed({ ...life, mayBeRefused: mayBeRefused() }))
    },
    /** Months pass at Stripe, and it calls. When it calls again. */
    async stripe(till: Till, roll: Prng, revive: () => Promise<void>) {
      till.passTime(people.owners, roll)
      const statuses = await till.callBack(async ({ raw, signature }) => {
        const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
        const body = new Uint8Array(raw)
        const { status } = await host.raw('/api/payment/webhook', { method: 'POST', headers, body })
        await revive()
        return status
      }, roll)
      if (statuses.length > 0) {
        log.write(host.now, `Stripe calls: ${statuses.join(' ')}`)
        for (const owner of people.owners) payers.add(owner)
        await host.settled()
      }
      return till.nextCall()
    },
  }
}
