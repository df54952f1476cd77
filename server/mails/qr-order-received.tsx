import { priceText, toEuros } from '@/contract/rules/menu/price'
import { translatorsOf } from '@/server/words/translators-of'
import type { QrOrderData } from './data'
import type { Composed, Composing } from './mail'
import { Facts } from './parts/facts'
import { MailFrame } from './parts/mail-frame'
import { Paragraph, Small } from './parts/text'

const words = translatorsOf('mail.qrOrderReceived')

/** To the owner who orders: the order, and that nothing is charged. */
export function compose({ orderId, pack, codes, priceCents }: QrOrderData, composing: Composing): Composed {
  const t = words(composing.language)
  const subject = t('subject')
  const facts = [
    { label: t('pack'), value: t('packText', { pack, codes }) },
    {
      label: t('price'),
      value: t('priceText', { price: priceText(toEuros(priceCents), composing.language) }),
    },
  ]
  return {
    subject,
    replyTo: composing.site.supportEmail,
    body: (
      <MailFrame composing={composing} subject={subject} preview={t('preview')} heading={t('title')}>
        <Facts facts={facts} />
        <Paragraph>{t('text')}</Paragraph>
        <Small>{t('reference', { id: orderId })}</Small>
      </MailFrame>
    ),
  }
}
