import type { Language } from '@/contract/languages'
import { addDays, weekdayOf } from '@/contract/rules/time/local-time'
import { translatorsOf } from '@/server/words/translators-of'
import { dayAndMonth } from './day-text'

const words = translatorsOf('mail.menuReminder.which')

/** The menu of a day before today, as people name it: «el de ayer», «el del jueves», «el del 12 de octubre». */
export function dayName(date: string, today: string, language: Language) {
  const t = words(language)
  if (date === addDays(today, -1)) return t('yesterday')
  return date > addDays(today, -7) ? t(`${weekdayOf(date)}`) : t('date', dayAndMonth(date, language))
}
