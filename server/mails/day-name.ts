import { addDays } from '@/contract/rules/time/local-time'

const weekday = new Intl.DateTimeFormat('es', { weekday: 'long', timeZone: 'UTC' })
const longDate = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** The menu of a day before today, as people name it: «el de ayer», «el del jueves», «el del 12 de octubre». */
export function dayName(date: string, today: string) {
  if (date === addDays(today, -1)) return 'el de ayer'
  const day = new Date(`${date}T12:00:00Z`)
  return `el del ${(date > addDays(today, -7) ? weekday : longDate).format(day)}`
}
