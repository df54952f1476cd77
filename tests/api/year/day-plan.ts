import type { Prng } from '@/server/db/seed/prng'
import type { Deeds } from './deeds'
import { type Agenda, minuteMs } from './moments'
import type { People } from './people'
import { endOf } from './plan-life'
import type { Till } from './till'

type Given = { agenda: Agenda; deeds: Deeds; people: People; till: Till | null; roll: Prng; begin: number }

/** Plans what happens on a day: what people do, and when to look what time has done. */
export function planDay({ agenda, deeds, people, till, roll, begin }: Given) {
  const at = (minute: number) => begin + minute * minuteMs
  const someTime = () => at(roll.int(0, 1439))
  // Midnight in each zone, and last night’s dinners end.
  for (const minute of [60, 120]) agenda.look(at(minute))
  // All jobs five hours after the last time at the latest, and when owners without a menu are asked.
  for (const minute of [0, 311, 540, 690, 750, 1080, 1260]) agenda.lookAtAll(at(minute))
  for (const owner of people.owners) {
    const acts = () => deeds.owner(owner, roll)
    if (roll.chance(0.85)) agenda.plan(at(roll.int(510, 780)), acts)
    if (roll.chance(0.5)) agenda.plan(someTime(), acts)
    if (owner.hasDinner && roll.chance(0.6)) agenda.plan(at(roll.int(1020, 1260)), acts)
    if (roll.chance(0.06)) {
      const then = someTime()
      agenda.plan(then, () => deeds.payer(owner, roll))
      agenda.lookAtAll(then)
    }
    if (roll.chance(0.15)) {
      const then = someTime()
      agenda.plan(then, () => deeds.chatter(owner, roll))
      agenda.plan(then + roll.int(1, 20) * minuteMs, () => deeds.whatsApp(owner, roll))
    }
    const ends = [endOf(people.accountOf(owner)).getTime(), till?.endOf(owner), till?.retryOf(owner)]
    for (const end of ends) if (end && end >= begin && end < at(1440)) agenda.lookAtAll(end)
  }
  for (const reader of people.readers)
    if (roll.chance(0.3)) agenda.plan(someTime(), () => deeds.reader(reader, roll))
  // Now and then every minute of an hour.
  if (!roll.chance(1 / 30)) return
  const first = roll.int(0, 1379)
  for (let minute = first; minute < first + 60; minute += 1) agenda.lookAtAll(at(minute))
}
