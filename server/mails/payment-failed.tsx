import { createTranslator } from 'next-intl'
import messages from '@/messages/es.json'
import { siteUrl } from '@/server/links/urls'
import type { PaymentFailedData } from './data'
import type { Composed, Composing } from './mail'
import { Action } from './parts/action'
import { MailFrame } from './parts/mail-frame'
import { Paragraph } from './parts/text'

const t = createTranslator({ locale: 'es', messages, namespace: 'mail.paymentFailed' })

const day = new Intl.DateTimeFormat('es', {
  ...{ weekday: 'long', day: 'numeric', month: 'long' },
  timeZone: 'Europe/Madrid',
})

/** A failed payment: which rights stay, until when, and where to change the card. */
export function compose({ payBefore }: PaymentFailedData, composing: Composing): Composed {
  const subject = t('subject')
  const date = day.format(payBefore)
  return {
    subject,
    replyTo: composing.site.supportEmail,
    body: (
      <MailFrame
        composing={composing}
        subject={subject}
        preview={t('preview')}
        heading={t('title')}
        why={t('why')}
      >
        <Paragraph>{t('text', { date })}</Paragraph>
        <Paragraph>{t('kept')}</Paragraph>
        <Action href={siteUrl(composing, '/payment')} label={t('action')} />
      </MailFrame>
    ),
  }
}
