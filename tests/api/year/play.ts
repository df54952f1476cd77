import { addDays } from '@/contract/rules/time/local-time'
import type { Prng } from '@/server/db/seed/prng'
import { prng } from '@/server/db/seed/prng'
import { jobsOf } from '@/server/jobs/definitions'
import type { Client } from '@/tests/api/support/client'
import { givePlan } from '@/tests/api/support/give-plan'
import { type Api, castOwners, castReaders, type Owner, type Reader } from './cast'
import { isDue } from './cron'
import {
  holdsForItsOwner,
  holdsInSearch,
  holdsInTheLedger,
  holdsInTheMail,
  holdsOnceADay,
  holdsOnEverySurface,
} from './laws'
import { createYearLog } from './log'
import { type Known, ownersDeed, passTime } from './menu-life'
import { ticksOf } from './moments'
import { type Account, bookUntil, newAccount, payersDeed } from './plan-life'
import { readersDeed, type Wishes } from './reader-life'
import { type createTroubles, troublesOf } from './troubles'

type Troubles = ReturnType<typeof createTroubles>
type Given = { api: Api; troubles: Troubles; seed: string; days: string[] }

const jobs = jobsOf({ hasDemoData: false })

/** Plays the days, and holds the laws at each of their moments. Returns the log. */
export async function playYear({ api, troubles, seed, days }: Given) {
  const log = createYearLog()
  const [first = ''] = days
  api.time.now = new Date(ticksOf(first)[0] ?? 0)
  const owners = await castOwners(api)
  const readers = castReaders(seed)
  const known = new Map<Owner, Known>(owners.map((owner) => [owner, new Map()]))
  const accounts = new Map<Owner, Account>()
  for (const owner of owners) {
    const account = newAccount(api.time.now)
    accounts.set(owner, account)
    await givePlan(api.db, owner, { plan: 'trial', expiresAt: account.trialEnd })
  }
  const wishes: Wishes = new Map()
  const ran = new Map<string, number>(jobs.map(({ name }) => [name, api.time.now?.getTime() ?? 0]))
  const knownOf = (owner: Owner): Known => known.get(owner) ?? new Map()
  const accountOf = (owner: Owner) => accounts.get(owner) ?? newAccount(new Date(0))

  for (const day of days) await playDay(day)
  return log

  async function playDay(day: string) {
    const roll = prng(`${seed} ${day}`)
    const ticks = ticksOf(day)
    const trouble = troublesOf(roll, ticks)
    const clients = new Map<Owner, Client>()
    troubles.on.clear()
    api.time.now = new Date(ticks[0] ?? 0)
    for (const owner of owners) await lifeOf(owner, roll).client.get('/api/reminder')
    let shift = 0
    for (const [nth, at] of ticks.entries()) {
      const change = trouble.get(at)
      if (change) troubles.on.clear()
      if (change && change !== 'over') troubles.on.add(change)
      shift = troubles.on.has('clock') ? roll.int(-10, 90) * 60_000 : 0
      const now = new Date(at + shift)
      api.time.now = now
      if (change) log.write(now, `trouble: ${change}`)
      const sentBefore = troubles.sent.length
      for (const owner of owners)
        if (roll.chance(0.12))
          await act(owner, () => ownersDeed({ ...lifeOf(owner, roll), known: knownOf(owner) }))
      for (const owner of owners)
        if (roll.chance(0.004))
          await act(owner, () => payersDeed({ ...lifeOf(owner, roll), account: accountOf(owner) }))
      for (const reader of readers)
        if (roll.chance(0.08))
          await act(reader, () =>
            readersDeed({
              reader,
              owners,
              wishes,
              roll,
              client: api,
              sent: troubles.sent,
              mayBeRefused: isOff(),
            }),
          )
      if (troubles.on.has('jobs')) continue
      await runJobs(now)
      if (isOff()) continue
      const published = owners.filter((owner) => passTime(knownOf(owner), now))
      for (const account of accounts.values()) bookUntil(account, now)
      await holdLaws(now, sentBefore, nth % 6 === 0 ? owners : published)
    }
    troubles.on.clear()
    await holdsInSearch(api, owners)
    await holdsOnceADay(api, troubles.sent, owners)
    for (const owner of owners) forgetBefore(knownOf(owner), addDays(day, -2))

    function lifeOf(owner: Owner, roll: Prng) {
      const client = clients.get(owner) ?? api.as(owner)
      clients.set(owner, client)
      return { owner, client, roll, now: api.time.now ?? new Date(0), mayBeRefused: isOff() }
    }

    async function holdLaws(now: Date, sentBefore: number, asking: Owner[]) {
      const surfaces = await holdsOnEverySurface(api, owners, knownOf, now)
      for (const line of surfaces) log.write(now, line)
      const mails = await holdsInTheMail(api, {
        sent: troubles.sent,
        from: sentBefore,
        readers,
        owners,
        wishes,
      })
      for (const line of mails) log.write(now, line)
      for (const owner of asking) {
        const { client } = lifeOf(owner, roll)
        await holdsForItsOwner(owner, client, knownOf(owner), now)
        log.write(now, await holdsInTheLedger(owner, client, accountOf(owner), now))
      }
    }
  }

  function isOff() {
    return troubles.on.has('database')
  }

  async function act(who: Owner | Reader, deed: () => Promise<string | null>) {
    const done = await deed()
    await api.ctx.background.settled()
    if (done) log.write(api.time.now ?? new Date(0), `${who.name} ${done}`)
  }

  /** A job that fails is tried again at the next moment, as the queue does it. */
  async function runJobs(now: Date) {
    for (const { name, schedule = '* * * * *', everyMinute, run } of jobs) {
      const due = everyMinute || isDue(schedule, ran.get(name) ?? 0, now.getTime())
      if (!due) continue
      const failed = await run({ ...api.ctx, database: api.database }, null).then(
        () => false,
        (error: unknown) => {
          if (!isOff()) throw error
          return true
        },
      )
      if (!failed) ran.set(name, now.getTime())
    }
    await api.ctx.background.settled()
  }
}

function forgetBefore(known: Known, date: string) {
  for (const [name, menu] of known) if (menu.date < date) known.delete(name)
}
