import { createTranslator } from 'next-intl'
import { weekdayOf } from '@/contract/rules/time/local-time'
import messages from '@/messages/es.json'

const t = createTranslator({ locale: 'es', messages, namespace: 'printedMenu' })
const weekday = createTranslator({ locale: 'es', messages, namespace: 'weekdays' })

/** viernes 20 de noviembre */
export function dayText(date: string): string {
  const [, month = '', day = ''] = date.split('-')
  const months: Record<string, string> = messages.printedMenu.months
  const name = months[String(Number(month))] ?? ''
  return t('date', { weekday: weekday(`${weekdayOf(date)}`), day: String(Number(day)), month: name })
}
