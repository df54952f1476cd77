import type { ServingLabels } from '@/components/ui/serving/serving-text'
import { servingText } from '@/components/ui/serving/serving-text'
import type { Menu } from '@/contract/entities/menu'
import type { Restaurant } from '@/contract/entities/restaurant'
import { hasPassed, windowMinutes } from '@/contract/rules/menu/menu-times'
import { servingState } from '@/contract/rules/menu/serving'
import { localNow } from '@/contract/rules/time/local-time'
import { weekMinutes } from '@/contract/rules/time/opening-hours'

/** `from` is in seconds after the page was made. `isPast`: the day of the menu is over. */
export type ServingStep = { from: number; text: string; tone: string; isPast: boolean }

const minuteLength = 60_000
/** No state is shorter, and a frame is not left open for longer. In minutes. */
const [pace, most] = [15, 36 * 60]

type House = Pick<Restaurant, 'schedule' | 'timeZone'>

/**
 * What the serving line says now, and what it will say when, until the day of the menu is over: a page without scripts cannot ask again.
 * The same states as on every other surface.
 */
export function servingSteps(
  { schedule, timeZone }: House,
  menu: Menu | undefined,
  now: Date,
  labels: ServingLabels,
): ServingStep[] {
  const week = weekMinutes(schedule)
  const window = menu?.window ? { ...menu.window, date: menu.date } : null
  if (week.length === 0 && !window) return []
  const end = menu?.window ? windowMinutes(menu.window).end : null
  const at = (minute: number): ServingStep => {
    const then = new Date(Math.floor(now.getTime() / minuteLength + minute) * minuteLength)
    const isPast = menu !== undefined && hasPassed(menu, end, localNow(then, timeZone))
    const from = Math.max(0, (then.getTime() - now.getTime()) / 1000)
    const { text, tone } = servingText(servingState(week, window, timeZone, then), labels)
    return isPast ? { from, text: '', tone: 'over', isPast } : { from, text, tone, isPast }
  }
  const steps = [at(0)]
  for (let minute = pace; minute <= most; minute += pace) {
    const last = steps.at(-1)
    if (!last || last.isPast) break
    if (isSame(last, at(minute))) continue
    const first = Array.from({ length: pace }, (_, back) => at(minute - pace + 1 + back))
    const next = first.find((step) => !isSame(last, step))
    if (next) steps.push(next)
  }
  return steps
}

const isSame = (one: ServingStep, other: ServingStep) =>
  one.text === other.text && one.isPast === other.isPast
