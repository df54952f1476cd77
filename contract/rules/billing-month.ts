/**
 * The same day and time so many months on, or the month's last where there is no such day; counted from the first day of all,
 * so that the 31st comes back after a February. In UTC, as it is charged.
 */
export function addMonths(start: Date, months: number): Date {
  const first = new Date(start)
  first.setUTCDate(1)
  first.setUTCMonth(first.getUTCMonth() + months)
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(start.getUTCDate(), days))
  return first
}
