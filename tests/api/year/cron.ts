import { localNow } from '@/contract/rules/time/local-time'

/** One field of a cron expression: `*`, every so many, `30` or `10,11`. */
function fits(field: string, value: number) {
  if (field === '*') return true
  const every = /^\*\/(\d+)$/.exec(field)?.[1]
  return every ? value % Number(every) === 0 : field.split(',').map(Number).includes(value)
}

/** Whether a job of these minutes and hours is due after one moment and up to another, by Madrid's clock. After a day away it is. */
export function isDue(schedule: string, after: number, upTo: number): boolean {
  const [minutes = '*', hours = '*'] = schedule.split(' ')
  const first = Math.floor(after / 60_000) + 1
  const last = Math.floor(upTo / 60_000)
  if (last - first >= 24 * 60) return true
  for (let at = first; at <= last; at += 1) {
    const { minute } = localNow(new Date(at * 60_000), 'Europe/Madrid')
    if (fits(minutes, minute % 60) && fits(hours, Math.floor(minute / 60))) return true
  }
  return false
}
