import type { OwnMenu, Slot } from '@/contract/entities/own-menu'
import type { TimeZone } from '@/contract/entities/place'
import type { Language } from '@/contract/languages'
import { dateFormat } from '@/contract/rules/language/date-format'
import { clockText } from '@/contract/rules/time/clock-text'
import { addDays, localNow, weekdayOf } from '@/contract/rules/time/local-time'
import { fill } from '@/lib/i18n/fill'
import { shortDate } from '@/lib/i18n/short-date'
import { inEachLanguage } from '@/lib/language/formats'
import { languageHere } from '@/lib/language/here'
import type { WeekLabels } from './labels'

/** «Hoy», «Mañana», «mié. 25 nov». */
export function dayText(date: string, today: string, labels: WeekLabels) {
  if (date === today) return labels.today
  return date === addDays(today, 1) ? labels.tomorrow : shortDate(date)
}

export const slotText = ({ date, service }: Slot, labels: WeekLabels) =>
  fill(labels.slot.named, { service: labels.service[service], date: shortDate(date) })

/** «comida, jue 2 abr», within a sentence: English days and months keep their capitals. */
export const slotInText = ({ date, service }: Slot, labels: WeekLabels) =>
  fill(labels.slot.named, { service: labels.service[service].toLowerCase(), date: shortDate(date) })

/** When the menu comes out, in the restaurant's local time. */
export function releaseText({ state, publishAt }: OwnMenu, timeZone: TimeZone, { slot }: WeekLabels) {
  if (state !== 'scheduled' || !publishAt) return ''
  const { minute } = localNow(new Date(publishAt), timeZone)
  return fill(slot.leavesAt, { time: clockText(minute) })
}

const weekdays = ['0', '1', '2', '3', '4', '5', '6'] as const

/** «Repetir el martes anterior». */
export const repeatText = (date: string, { repeat }: WeekLabels) =>
  repeat[weekdays[weekdayOf(date) - 1] ?? '6']

const longDate = inEachLanguage((_, language) =>
  dateFormat(language, { weekday: 'long', day: 'numeric', timeZone: 'UTC' }),
)

/** The article before a day, in languages that need one. */
const articles: Partial<Record<Language, string>> = { es: 'El ', ca: 'El ', gl: 'O ' }

/** «El lunes 7», for the beginning of a question. */
export function theDay(date: string) {
  const article = articles[languageHere()]
  const day = longDate().format(new Date(date))
  return article ? article + day.replace(',', '') : `${day.charAt(0).toUpperCase()}${day.slice(1)}`
}
