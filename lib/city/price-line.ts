import { type PricedWeek, pricedWeeks } from '@/contract/endpoints/cities'

type Point = { x: number; y: number }

export type PriceLine = {
  /** The medians. A missing week breaks the line. */
  lines: Point[][]
  /** The areas between the quartiles, as closed shapes. */
  bands: Point[][]
  lowest: number
  highest: number
}

const dayMs = 86_400_000

/** Places twelve weeks in a square of one by one: the last week at the right, the highest price at the top. */
export function priceLine(weeks: PricedWeek[]): PriceLine {
  const lowest = Math.min(...weeks.map(({ lower }) => lower))
  const highest = Math.max(...weeks.map(({ upper }) => upper))
  const last = Date.parse(weeks.at(-1)?.to ?? '')
  const back = ({ to }: PricedWeek) => Math.round((last - Date.parse(to)) / (7 * dayMs))
  const at = (week: PricedWeek, euros: number): Point => ({
    x: 1 - back(week) / (pricedWeeks - 1),
    y: highest === lowest ? 0.5 : (highest - euros) / (highest - lowest),
  })
  const runs = runsOf(weeks, (one, next) => back(one) - back(next) === 1)
  return {
    lines: runs.map((run) => run.map((week) => at(week, week.median))),
    bands: runs.map((run) => [
      ...run.map((week) => at(week, week.upper)),
      ...run.toReversed().map((week) => at(week, week.lower)),
    ]),
    lowest,
    highest,
  }
}

/** Splits a list into runs of neighbouring weeks. */
function runsOf<T>(items: T[], follows: (one: T, next: T) => boolean): T[][] {
  const runs: T[][] = []
  for (const item of items) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (run && before !== undefined && follows(before, item)) run.push(item)
    else runs.push([item])
  }
  return runs
}
