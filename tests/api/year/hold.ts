import { expect } from 'vitest'
import { localNow } from '@/contract/rules/time/local-time'
import type { Deeds } from './deeds'
import type { Host } from './host'
import * as laws from './laws'
import type { YearLog } from './log'
import { looksAgain, passTime } from './menu-life'
import type { People } from './people'
import * as plans from './plan-life'
import type { Till } from './till'
import type { Troubles } from './troubles'

type Given = {
  host: Host
  troubles: Troubles
  till: Till | null
  people: People
  deeds: Deeds
  log: YearLog
}

/** Holds all laws at a moment, and notes what is seen. */
export function createHolding({ host, troubles, till, people, deeds, log }: Given) {
  const { owners, knownOf, accountOf, clientOf, phoneOf } = people
  const { active, payers, lifeOf } = deeds
  const kept: laws.KeptPages = new Map()
  const got: laws.Got = new Map()
  let lookedOn = ''
  let before = { mails: 0, replies: 0 }

  /** What time has done, and what was done without an answer. */
  async function learn(now: Date) {
    const { date } = localNow(now, 'Europe/Madrid')
    const isNewDay = date !== lookedOn
    lookedOn = date
    for (const owner of owners) {
      const [known, account] = [knownOf(owner), accountOf(owner)]
      if (passTime(known, now) || isNewDay) active.add(owner)
      if (plans.bookUntil(account, now) || isNewDay) payers.add(owner)
      await looksAgain({ ...lifeOf(owner), known })
      await plans.looksAgain({ ...lifeOf(owner), account })
    }
  }

  return async (now: Date, mayRepeat: boolean) => {
    await learn(now)
    const lines = await laws.holdsOnEverySurface({ ...people, host, now, kept, expired: troubles.expired })
    lines.push(...laws.holdsInTheChat({ owners, phoneOf, replies: troubles.replies.slice(before.replies) }))
    const mails = troubles.sent.slice(before.mails)
    lines.push(...(await laws.holdsInTheMail(host, { ...people, mails, got, mayRepeat })))
    before = { mails: troubles.sent.length, replies: troubles.replies.length }
    for (const owner of active) await laws.holdsForItsOwner(owner, clientOf(owner), knownOf(owner), now)
    await laws.holdsInSearch(host, [...active])
    // Stripe has a clock of its own.
    const isUnclear = till && (!till.isHeard() || troubles.on.has('clock'))
    for (const owner of isUnclear ? [] : payers) {
      const ledger = till
        ? plans.stripeLedger(accountOf(owner), till.ledgerOf(owner), now)
        : plans.ledgerOf(accountOf(owner), now)
      lines.push(await laws.holdsInTheLedger(owner, clientOf(owner), ledger))
    }
    for (const line of lines) log.write(now, line)
    active.clear()
    payers.clear()
    const unforeseen = host.errors.filter((line) => !line.includes('the year '))
    expect(unforeseen, 'errors that no trouble has made').toEqual([])
    host.forgetErrors()
  }
}
