import type { Messages } from 'next-intl'
import { addDays } from '@/contract/rules/local-time'
import { fullDate } from '@/lib/i18n/full-date'

export const clockText = (minute: number) =>
  `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`

export function dayText(date: string, today: string, labels: Messages['chat']) {
  if (date === today) return labels.today
  return date === addDays(today, -1) ? labels.yesterday : fullDate(date)
}
