const parts = new Intl.DateTimeFormat('es', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

/** «mié. 20 nov», of a date without a time. */
export function shortDate(date: string) {
  const {
    weekday = '',
    day = '',
    month = '',
  } = Object.fromEntries(parts.formatToParts(new Date(date)).map(({ type, value }) => [type, value]))
  return `${weekday.replace('.', '')}. ${day} ${month.replace('.', '')}`
}
