import { closedDaysOf, namesUnknownDays } from '../meaning/closed-days'
import type { Intent } from '../meaning/intents'
import type { Act } from './acts'
import { dateOf, textsOf } from './values'

/** «lunes y martes cerramos», «del 6 al 9 no abrimos»: the days that are named. Of «en San Fermín» the owner is asked which days they are. */
export function closedIn({ text, ...act }: Act, today: string): Intent {
  const named = textsOf({ text, ...act }, 'day').map((day) => (/^\d{1,2}$/.test(day) ? `el ${day}` : day))
  const closed = [closedDaysOf(text, today), ...named.map((day) => closedDaysOf(day, today))]
  const [whole] = closed
  if (whole?.isNamed) return { is: 'close', dates: whole.dates }
  const known = closed.slice(1)
  if (known.length > 0) {
    const areKnown = known.every(({ dates }) => dates.length > 0)
    return { is: 'close', dates: areKnown ? [...new Set(known.flatMap(({ dates }) => dates))].sort() : [] }
  }
  return { is: 'close', dates: namesUnknownDays(text) ? [] : [dateOf(text, today) ?? today] }
}
