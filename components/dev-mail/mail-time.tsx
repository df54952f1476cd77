import { firstLanguage } from '@/contract/languages'
import { dateFormat } from '@/contract/rules/language/date-format'

const format = dateFormat(firstLanguage, {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Madrid',
})

export function MailTime({ at }: { at: string }) {
  return (
    <time dateTime={at} className="figures text-soft">
      {format.format(new Date(at))}
    </time>
  )
}
