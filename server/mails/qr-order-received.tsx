import { createTranslator } from 'next-intl'
import { priceText, toEuros } from '@/contract/rules/price'
import messages from '@/messages/es.json'
import { siteUrl } from '@/server/links/urls'
import type { QrOrderData } from './data'
import type { Composed, Composing } from './mail'
import { Facts } from './parts/facts'
import { Frame } from './parts/frame'
import { Heading, Paragraph, Small } from './parts/text'

const t = createTranslator({ locale: 'es', messages, namespace: 'mail.qrOrderReceived' })

/** To whoever ordered: what they asked for, and that nothing has been charged. */
export function compose({ orderId, pack, codes, priceCents }: QrOrderData, composing: Composing): Composed {
  const subject = t('subject')
  const facts = [
    { label: t('pack'), value: t('packText', { pack, codes }) },
    { label: t('price'), value: t('priceText', { price: priceText(toEuros(priceCents)) }) },
  ]
  return {
    subject,
    replyTo: composing.site.supportEmail,
    body: (
      <Frame title={subject} preview={t('preview')} siteUrl={siteUrl(composing, '/')}>
        <Heading>{t('title')}</Heading>
        <Facts facts={facts} />
        <Paragraph>{t('text')}</Paragraph>
        <Small>{t('reference', { id: orderId })}</Small>
      </Frame>
    ),
  }
}
