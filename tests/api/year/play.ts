import { addDays } from '@/contract/rules/time/local-time'
import { type Prng, prng } from '@/server/db/seed/prng'
import { planDay } from './day-plan'
import { createDeeds } from './deeds'
import { createHolding } from './hold'
import type { Host } from './host'
import type { YearLog } from './log'
import type { Known } from './menu-life'
import { beginOf, createAgenda, type Moment, minuteMs } from './moments'
import { castPeople } from './people'
import { createQueue } from './queue'
import type { Till } from './till'
import { type Planned, type Troubles, troublesOf } from './troubles'
import { nothingWaits, whatWaits } from './waiting'

type Given = { host: Host; troubles: Troubles; till: Till | null; log: YearLog; seed: string; days: string[] }

/** Plays the days, and holds the laws at each moment at which something can change. */
export async function playYear({ host, troubles, till, log, seed, days }: Given) {
  setTime(beginOf(days[0] ?? ''))
  const agenda = createAgenda()
  const people = await castPeople(host, seed)
  const deeds = createDeeds({ host, troubles, till, people, log })
  const holdLaws = createHolding({ host, troubles, till, people, deeds, log })
  const queue = createQueue(host, log)
  let waits = nothingWaits
  /** At the last moment something was not done: now all of it is. */
  let wasOff = false
  /** Today a mail may have been accepted without a note of it. */
  let mayRepeat = false

  for (const day of days) await playDay(day)

  function setTime(real: number, shift = 0) {
    host.time.real = new Date(real)
    host.time.now = new Date(real + shift)
  }

  async function playDay(day: string) {
    const roll = prng(`${seed} ${day}`)
    const [begin, end] = [beginOf(day), beginOf(addDays(day, 1))]
    setTime(begin)
    mayRepeat = false
    agenda.skipTo(begin)
    await people.signIn()
    await host.settled()
    planDay({ agenda, deeds, people, till, roll, begin })
    const planned = troublesOf(roll, { begin })
    for (const one of planned) {
      agenda.look(one.from)
      if ('to' in one) agenda.lookAtAll(one.to)
    }
    for (let moment = agenda.next(end); moment; moment = agenda.next(end)) {
      const left = planned.splice(0)
      planned.push(...left.filter((one) => !happens(one, moment.at)))
      setTime(moment.at, troubles.on.has('clock') ? roll.int(-10, 90) * minuteMs : 0)
      await playMoment(moment, roll)
    }
    troubles.on.clear()
    host.life.fault = null
    for (const owner of people.owners) forgetBefore(people.knownOf(owner), addDays(day, -2))
  }

  /** Begins a trouble, or ends it. Whether it is over with it. */
  function happens(one: Planned, at: number): boolean {
    if (at < one.from) return false
    if (!('to' in one)) {
      host.life.fault = { kind: one.kind, after: one.after }
      log.write(new Date(at), `trouble: ${one.kind} after ${one.after}`)
      return true
    }
    const isOver = at >= one.to
    if (isOver) troubles.on.delete(one.kind)
    else if (troubles.on.has(one.kind)) return false
    else troubles.on.add(one.kind)
    log.write(new Date(at), `${isOver ? 'over' : 'trouble'}: ${one.kind}`)
    return isOver
  }

  async function playMoment(moment: Moment, roll: Prng) {
    host.life.hasFailed = false
    for (const deed of moment.deeds) {
      await deed()
      await host.settled()
      await revive()
    }
    if (till) {
      const next = await deeds.stripe(till, roll, revive)
      if (Number.isFinite(next)) agenda.lookAtAll(next)
    }
    if (moment.deeds.length > 0 || wasOff) waits = await whatWaits(host)
    const isFull = moment.isFull || wasOff || troubles.on.has('clock')
    const hasWorked = !troubles.on.has('jobs') && (await queue.run(isFull, waits))
    await revive()
    const { hasFailed } = host.life
    const isAway = troubles.on.has('database')
    if (hasFailed || isAway) mayRepeat = true
    wasOff = !hasWorked || hasFailed || isAway
    // What failed is done in the next minute.
    if (hasFailed) agenda.look(moment.at + minuteMs)
    else if (!wasOff) await undisturbed(() => holdLaws(host.now, mayRepeat))
    if (hasWorked) waits = await whatWaits(host)
    if (waits.later) agenda.look(waits.later)
  }

  /** What waits to go wrong waits for what people and jobs do. */
  async function undisturbed(look: () => Promise<void>) {
    const { life } = host
    const { fault } = life
    life.fault = null
    await look()
    life.fault = fault
  }

  /** A process that was killed begins again, before the next thing happens. */
  async function revive() {
    if (!host.life.isDead) return
    log.write(host.now, 'killed, and begun again')
    await host.rise()
    host.life.hasFailed = true
    queue.begin()
  }
}

function forgetBefore(known: Known, date: string) {
  for (const [name, menu] of known) if (menu.date < date) known.delete(name)
}
