import { createTranslator } from 'next-intl'
import messages from '@/messages/es.json'
import { siteUrl } from '@/server/links/urls'
import type { PaymentFailedData } from './data'
import type { Composed, Composing } from './mail'
import { Action } from './parts/action'
import { Frame } from './parts/frame'
import { Heading, Paragraph, Small } from './parts/text'

const t = createTranslator({ locale: 'es', messages, namespace: 'mail.paymentFailed' })

const day = new Intl.DateTimeFormat('es', {
  ...{ weekday: 'long', day: 'numeric', month: 'long' },
  timeZone: 'Europe/Madrid',
})

/** The bank said no: what stays, until when, and where another card is given. */
export function compose({ payBefore }: PaymentFailedData, composing: Composing): Composed {
  const subject = t('subject')
  const date = day.format(payBefore)
  return {
    subject,
    replyTo: composing.site.supportEmail,
    body: (
      <Frame
        title={subject}
        preview={t('preview')}
        siteUrl={siteUrl(composing, '/')}
        footer={<Small>{t('why')}</Small>}
      >
        <Heading>{t('title')}</Heading>
        <Paragraph>{t('text', { date })}</Paragraph>
        <Paragraph>{t('kept')}</Paragraph>
        <Action href={siteUrl(composing, '/payment')} label={t('action')} />
      </Frame>
    ),
  }
}
