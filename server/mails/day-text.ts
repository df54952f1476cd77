import type { Language } from '@/contract/languages'
import { weekdayOf } from '@/contract/rules/time/local-time'
import { translatorsOf } from '@/server/words/translators-of'

const words = translatorsOf('printedMenu')
const weekdayWords = translatorsOf('weekdays')
const monthWords = translatorsOf('printedMenu.months')

/** «Viernes 20 de noviembre», a line of its own. */
export function dayText(date: string, language: Language): string {
  const t = words(language)
  const weekday = weekdayWords(language)
  const day = t('date', { weekday: weekday(`${weekdayOf(date)}`), ...dayAndMonth(date, language) })
  return day.charAt(0).toUpperCase() + day.slice(1)
}

const months = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const

export function dayAndMonth(date: string, language: Language) {
  const [, month = 1, day = 1] = date.split('-').map(Number)
  const monthName = monthWords(language)
  return { day: `${day}`, month: monthName(months[month - 1] ?? '1') }
}
