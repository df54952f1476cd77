import type { Menu } from '@/contract/entities/menu'
import type { Schedule } from '@/contract/entities/opening-hours'
import { dateFormat } from '@/contract/rules/language/date-format'
import { servedTimesOf } from '@/contract/rules/menu/serving'
import { timesInWords } from '@/lib/i18n/times-in-words'
import { inEachLanguage } from '../language/formats'

const format = inEachLanguage((_, language) =>
  dateFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }),
)

/** «Martes, 10 de marzo», of a date without a time. */
export function dayText(date: string) {
  const day = format().format(new Date(date))
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}`
}

/** «Martes, 10 de marzo, de 13:30 a 15:30». The time is cut to the opening hours, as everywhere. */
export function dayAndWindow(menu: Pick<Menu, 'date' | 'window'>, schedule: Schedule = []) {
  return [dayText(menu.date), timesInWords(servedTimesOf(menu, schedule))].filter(Boolean).join(', ')
}
