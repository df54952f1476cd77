import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { useTranslations } from '@/lib/i18n/translations'
import { MailTime } from './mail-time'

type Mail = { id: string; recipient: string; subject: string; receivedAt: string }

export function MailList({ mails }: { mails: Mail[] }) {
  const t = useTranslations('devMail')
  if (mails.length === 0) return <EmptyState title={t('empty')} text={t('emptyText')} />
  return (
    <ul className="divide-y divide-line border-y border-line">
      {mails.map(({ id, recipient, subject, receivedAt }) => (
        <li key={id}>
          <Link
            href={`/dev/mail/${id}`}
            className="grid gap-x-6 px-2 py-3 hover:bg-napkin md:grid-cols-[1fr_auto]"
          >
            <span className="min-w-0 font-semibold wrap-anywhere">{subject}</span>
            <MailTime at={receivedAt} />
            <span className="min-w-0 text-soft wrap-anywhere">{recipient}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
