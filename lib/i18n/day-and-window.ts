import type { Menu } from '@/contract/entities/menu'
import { clockTimes } from '@/contract/rules/time/clock-text'

const format = new Intl.DateTimeFormat('es', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** «Martes, 10 de marzo», of a date without a time. */
export function dayText(date: string) {
  const day = format.format(new Date(date))
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}`
}

/** «Martes, 10 de marzo, de 13:30 a 15:30». */
export function dayAndWindow({ date, window }: Pick<Menu, 'date' | 'window'>) {
  const written = dayText(date)
  if (!window) return written
  const { start, end } = clockTimes(window)
  return `${written}, de ${start} a ${end}`
}
