import { useFormatter } from 'next-intl'

export function MailTime({ at }: { at: string }) {
  const format = useFormatter()
  return (
    <time dateTime={at} className="figures text-soft">
      {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'medium' })}
    </time>
  )
}
