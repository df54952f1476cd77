import { priceText, toEuros } from '@/contract/rules/menu/price'
import { pageUrl } from '@/server/links/urls'
import { translatorsOf } from '@/server/words/translators-of'
import type { PaymentGivenBackData } from './data'
import type { Composed, Composing } from './mail'
import { Action } from './parts/action'
import { Facts } from './parts/facts'
import { MailFrame } from './parts/mail-frame'
import { Paragraph } from './parts/text'

const words = translatorsOf('mail.paymentGivenBack')

/** A double payment, for example in two tabs: the refunded amount, and that premium continues. */
export function compose({ amountCents }: PaymentGivenBackData, composing: Composing): Composed {
  const t = words(composing.language)
  const subject = t('subject')
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
        <Facts facts={[{ label: t('amount'), value: priceText(toEuros(amountCents), composing.language) }]} />
        <Paragraph>{t('text')}</Paragraph>
        <Action href={pageUrl(composing, '/invoices')} label={t('action')} />
      </MailFrame>
    ),
  }
}
