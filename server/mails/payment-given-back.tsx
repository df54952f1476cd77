import { createTranslator } from 'next-intl'
import { priceText, toEuros } from '@/contract/rules/price'
import messages from '@/messages/es.json'
import { siteUrl } from '@/server/links/urls'
import type { PaymentGivenBackData } from './data'
import type { Composed, Composing } from './mail'
import { Action } from './parts/action'
import { Facts } from './parts/facts'
import { Frame } from './parts/frame'
import { Heading, Paragraph, Small } from './parts/text'

const t = createTranslator({ locale: 'es', messages, namespace: 'mail.paymentGivenBack' })

/** Paid in two tabs, say: what goes back, and that Premium goes on. */
export function compose({ amountCents }: PaymentGivenBackData, composing: Composing): Composed {
  const subject = t('subject')
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
        <Facts facts={[{ label: t('amount'), value: priceText(toEuros(amountCents)) }]} />
        <Paragraph>{t('text')}</Paragraph>
        <Action href={siteUrl(composing, '/invoices')} label={t('action')} />
      </Frame>
    ),
  }
}
