const zones = ['Europe/Madrid', 'Atlantic/Canary'].map(
  (timeZone) => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }),
)

const quarter = 15 * 60 * 1000
const days = new Map<number, string>()

/** The date in both of Spain's time zones. Midnight always falls on a quarter of an hour, so the date is kept per quarter. */
function dayOf(time: number) {
  const key = Math.floor(time / quarter)
  const known = days.get(key)
  if (known) return known
  if (days.size > 1000) days.clear()
  const day = zones.map((zone) => zone.format(time)).join()
  days.set(key, day)
  return day
}

export const isSameMenuDay = (one: number, other: number) => dayOf(one) === dayOf(other)
