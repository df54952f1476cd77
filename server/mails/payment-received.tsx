import { inEachLanguage } from '@/contract/rules/language/formats'
import { priceText, toEuros } from '@/contract/rules/menu/price'
import { pageUrl } from '@/server/links/urls'
import { translatorsOf } from '@/server/words/translators-of'
import type { PaymentReceivedData } from './data'
import type { Composed, Composing } from './mail'
import { Action } from './parts/action'
import { Facts } from './parts/facts'
import { MailFrame } from './parts/mail-frame'
import { Paragraph } from './parts/text'

const words = translatorsOf('mail.paymentReceived')

const numeric = inEachLanguage(
  (region) =>
    new Intl.DateTimeFormat(region, {
      ...{ day: '2-digit', month: '2-digit', year: 'numeric' },
      timeZone: 'Europe/Madrid',
    }),
)

/** For each paid month: the period, and where the invoice is. */
export function compose(
  { amountCents, periodStart, periodEnd, isTest }: PaymentReceivedData,
  composing: Composing,
): Composed {
  const t = words(composing.language)
  const subject = t('subject')
  const date = numeric(composing.language)
  const [from, to] = [date.format(periodStart), date.format(periodEnd)]
  const facts = [
    { label: t('amount'), value: priceText(toEuros(amountCents), composing.language) },
    { label: t('period'), value: t('periodText', { from, to }) },
  ]
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
        {isTest ? <Paragraph>{t('test')}</Paragraph> : null}
        <Facts facts={facts} />
        <Paragraph>{t('text')}</Paragraph>
        <Action href={pageUrl(composing, '/invoices')} label={t('action')} />
      </MailFrame>
    ),
  }
}
