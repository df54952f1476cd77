import type { OwnMenu } from '@/contract/entities/own-menu'
import type { TimeZone } from '@/contract/entities/place'
import { addDays, localNow, weekdayOf } from '@/contract/rules/local-time'
import { fill } from '@/lib/i18n/fill'
import { shortDate } from '@/lib/i18n/short-date'
import type { WeekLabels } from './labels'
import type { Slot } from './slot'

/** «Hoy», «Mañana», «mié. 25 nov». */
export function dayText(date: string, today: string, labels: WeekLabels) {
  if (date === today) return labels.today
  return date === addDays(today, 1) ? labels.tomorrow : shortDate(date)
}

export const slotText = ({ date, service }: Slot, labels: WeekLabels) =>
  fill(labels.slot.named, { service: labels.service[service], date: shortDate(date) })

/** When it comes out, by the restaurant's clock. */
export function releaseText({ state, publishAt }: OwnMenu, timeZone: TimeZone, { slot }: WeekLabels) {
  if (state !== 'scheduled' || !publishAt) return ''
  const { minute } = localNow(new Date(publishAt), timeZone)
  const two = (n: number) => String(n).padStart(2, '0')
  return fill(slot.leavesAt, { time: `${two(Math.floor(minute / 60))}:${two(minute % 60)}` })
}

const weekdays = ['0', '1', '2', '3', '4', '5', '6'] as const

/** «Repetir el martes anterior». */
export const repeatText = (date: string, { repeat }: WeekLabels) =>
  repeat[weekdays[weekdayOf(date) - 1] ?? '6']

const longDate = new Intl.DateTimeFormat('es', { weekday: 'long', day: 'numeric', timeZone: 'UTC' })

/** «El lunes 7», as a question begins. */
export const theDay = (date: string) => `El ${longDate.format(new Date(date)).replace(',', '')}`
