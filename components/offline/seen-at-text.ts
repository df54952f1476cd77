import { dateFormat } from '@/contract/rules/language/date-format'
import { fill } from '@/lib/i18n/fill'
import { languageHere } from '@/lib/language/here'

type Labels = { today: string; earlier: string }

/**
 * «a las 13:05», with the day when it is not today. In the visitor's own time zone, because the visitor compares with a clock. The formats
 * are created only on use: creating them with the page cost a phone 60 ms on every visit.
 */
export function seenAtText(seenAt: Date, now: Date, labels: Labels) {
  const text = (format: Intl.DateTimeFormatOptions) => dateFormat(languageHere(), format).format(seenAt)
  const time = text({ hour: '2-digit', minute: '2-digit' })
  const day = text({ weekday: 'short', day: 'numeric', month: 'short' }).replace(',', '')
  return fill(seenAt.toDateString() === now.toDateString() ? labels.today : labels.earlier, { time, day })
}
