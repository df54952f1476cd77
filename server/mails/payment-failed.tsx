import { dateFormat } from '@/contract/rules/language/date-format'
import { inEachLanguage } from '@/contract/rules/language/formats'
import { pageUrl } from '@/server/links/urls'
import { translatorsOf } from '@/server/words/translators-of'
import type { PaymentFailedData } from './data'
import type { Composed, Composing } from './mail'
import { Action } from './parts/action'
import { MailFrame } from './parts/mail-frame'
import { Paragraph } from './parts/text'

const words = translatorsOf('mail.paymentFailed')

const day = inEachLanguage((_, language) =>
  dateFormat(language, {
    ...{ weekday: 'long', day: 'numeric', month: 'long' },
    timeZone: 'Europe/Madrid',
  }),
)

/** A failed payment: which rights stay, until when, and where to change the card. */
export function compose({ payBefore }: PaymentFailedData, composing: Composing): Composed {
  const t = words(composing.language)
  const subject = t('subject')
  const date = day(composing.language).format(payBefore)
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
        <Action href={pageUrl(composing, '/payment')} label={t('action')} />
      </MailFrame>
    ),
  }
}
