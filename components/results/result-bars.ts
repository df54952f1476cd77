import type { Results } from '@/contract/endpoints/results'
import type { CountedAction } from '@/contract/entities/tracking'
import { weekdayOf } from '@/contract/rules/time/local-time'

/** A bar of the chart: one day or one week. */
export type ResultBar = { from: string; to: string; count: number; hadMenu: boolean }

/** The maximum number of bars. Longer ranges have one bar for each week, Monday to Sunday. */
const mostBars = 31

export function resultBars(days: Results['days'], action: CountedAction): ResultBar[] {
  const bars: ResultBar[] = []
  for (const { date, counts, menus } of days) {
    const day = { from: date, to: date, count: counts[action], hadMenu: menus.length > 0 }
    const last = bars.at(-1)
    if (!last || days.length <= mostBars || weekdayOf(date) === 1) bars.push(day)
    else bars[bars.length - 1] = joinBars(last, day)
  }
  return bars
}

const joinBars = (one: ResultBar, other: ResultBar): ResultBar => ({
  from: one.from,
  to: other.to,
  count: one.count + other.count,
  hadMenu: one.hadMenu || other.hadMenu,
})

/** The top of the scale: a round number above all values that can be halved. */
export function scaleTop(most: number): number {
  const size = 10 ** Math.floor(Math.log10(Math.max(2, most)))
  return (
    [1, 2, 4, 6, 8].map((step) => step * size).find((top) => top >= Math.max(2, most) && top % 2 === 0) ??
    10 * size
  )
}

const fewestDays = 3

/** The average views of days with a menu and days without. Null with too few days of either kind, or without a positive effect. */
export function menuEffect(days: Results['days']): { withMenu: number; without: number } | null {
  const yes = days.filter(({ menus }) => menus.length > 0)
  const no = days.filter(({ menus }) => menus.length === 0)
  if (yes.length < fewestDays || no.length < fewestDays) return null
  const effect = { withMenu: averageViews(yes), without: averageViews(no) }
  return effect.withMenu > effect.without ? effect : null
}

const averageViews = (days: Results['days']) =>
  Math.round(days.reduce((sum, { counts }) => sum + counts.view, 0) / days.length)
