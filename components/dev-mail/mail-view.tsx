import { Accordion } from '@/components/ui/accordion'
import { useTranslations } from '@/lib/i18n/translations'
import { MailTime } from './mail-time'

type Mail = {
  id: string
  recipient: string
  sender: string
  subject: string
  receivedAt: string
  text: string
  headers: Record<string, string>
}

/** The HTML is not trusted: it is shown in a frame without scripts, which opens links in another tab. */
export function MailView({ mail }: { mail: Mail }) {
  const t = useTranslations('devMail')
  return (
    <article className="grid gap-6">
      <h1 className="text-3xl wrap-anywhere">{mail.subject}</h1>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 *:wrap-anywhere [&>dt]:text-soft">
        <dt>{t('to')}</dt>
        <dd>{mail.recipient}</dd>
        <dt>{t('from')}</dt>
        <dd>{mail.sender}</dd>
        <dt>{t('date')}</dt>
        <dd>
          <MailTime at={mail.receivedAt} />
        </dd>
      </dl>
      <iframe
        title={t('body')}
        src={`/dev/mail/${mail.id}/html`}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        className="h-200 w-full rounded border border-line"
      />
      <Accordion title={t('text')}>
        <pre className="overflow-x-auto font-mono text-sm whitespace-pre-wrap wrap-anywhere">{mail.text}</pre>
      </Accordion>
      <Accordion title={t('headers')}>
        <pre className="overflow-x-auto font-mono text-sm whitespace-pre-wrap wrap-anywhere">
          {Object.entries(mail.headers)
            .map(([name, value]) => `${name}: ${value}`)
            .join('\n')}
        </pre>
      </Accordion>
    </article>
  )
}
