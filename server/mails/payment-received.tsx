import { createTranslator } from 'next-intl'
import { priceText, toEuros } from '@/contract/rules/menu/price'
import messages from '@/messages/es.json'
import { siteUrl } from '@/server/links/urls'
import type { PaymentReceivedData } from './data'
import type { Composed, Composing } from './mail'
import { Action } from './parts/action'
import { Facts } from './parts/facts'
import { MailFrame } from './parts/mail-frame'
import { Paragraph } from './parts/text'

const t = createTranslator({ locale: 'es', messages, namespace: 'mail.paymentReceived' })

const numeric = new Intl.DateTimeFormat('es', {
  ...{ day: '2-digit', month: '2-digit', year: 'numeric' },
  timeZone: 'Europe/Madrid',
})

/** For each paid month: the period, and where the invoice is. */
export function compose(
  { amountCents, periodStart, periodEnd, isTest }: PaymentReceivedData,
  composing: Composing,
): Composed {
  const subject = t('subject')
  const [from, to] = [numeric.format(periodStart), numeric.format(periodEnd)]
  const facts = [
    { label: t('amount'), value: priceText(toEuros(amountCents)) },
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
        <Action href={siteUrl(composing, '/invoices')} label={t('action')} />
      </MailFrame>
    ),
  }
}
