/** What was missed while something else went on is made up for, this much at the most. */
const madeUpMs = 100

/** How long the next one waits for its turn: so many a second, evenly, since a crowd leaves searches nothing to run on. */
export function createMeter(perSecond: number | undefined): (now: number) => number {
  if (perSecond === undefined) return () => 0
  const apartMs = 1000 / perSecond
  let next = -madeUpMs
  return (now) => {
    const mine = Math.max(next, now - madeUpMs)
    next = mine + apartMs
    return Math.max(0, mine - now)
  }
}
