import { createTranslator } from 'next-intl'
import { priceText, toEuros } from '@/contract/rules/price'
import messages from '@/messages/es.json'
import { siteUrl } from '@/server/links/urls'
import type { QrOrderChangedData } from './data'
import type { Composed, Composing } from './mail'
import { Facts } from './parts/facts'
import { Frame } from './parts/frame'
import { Heading, Paragraph, Small } from './parts/text'

const t = createTranslator({ locale: 'es', messages, namespace: 'mail.qrOrderChanged' })

/** Confirmed, printed, sent, or called off: what that means for whoever waits. */
export function compose(
  { orderId, pack, codes, priceCents, state }: QrOrderChangedData,
  composing: Composing,
): Composed {
  const subject = t(`subject.${state}`)
  const facts = [
    { label: t('pack'), value: t('packText', { pack, codes }) },
    { label: t('price'), value: t('priceText', { price: priceText(toEuros(priceCents)) }) },
  ]
  return {
    subject,
    replyTo: composing.site.supportEmail,
    body: (
      <Frame title={subject} preview={t(`text.${state}`)} siteUrl={siteUrl(composing, '/')}>
        <Heading>{t(`title.${state}`)}</Heading>
        <Paragraph>{t(`text.${state}`)}</Paragraph>
        <Facts facts={facts} />
        <Small>{t('reference', { id: orderId })}</Small>
      </Frame>
    ),
  }
}
