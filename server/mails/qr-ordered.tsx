import { createTranslator } from 'next-intl'
import { priceText, toEuros } from '@/contract/rules/price'
import messages from '@/messages/es.json'
import { profileUrl, siteUrl } from '@/server/links/urls'
import type { QrOrderData } from './data'
import type { Composed, Composing } from './mail'
import { Facts } from './parts/facts'
import { Frame } from './parts/frame'
import { Heading, Link, Paragraph } from './parts/text'

const t = createTranslator({ locale: 'es', messages, namespace: 'mail.qrOrdered' })

/** To the operator, who answers its sender. */
export function compose(
  { orderId, pack, codes, priceCents, name, email, restaurant }: QrOrderData,
  composing: Composing,
): Composed {
  const subject = t('subject', { restaurant: restaurant.restaurantName })
  const facts = [
    { label: t('pack'), value: t('packText', { pack, codes }) },
    { label: t('price'), value: priceText(toEuros(priceCents)) },
    { label: t('name'), value: name },
    { label: t('email'), value: email },
    { label: t('order'), value: orderId },
  ]
  return {
    subject,
    replyTo: email,
    body: (
      <Frame title={subject} preview={t('packText', { pack, codes })} siteUrl={siteUrl(composing, '/')}>
        <Heading>{t('title')}</Heading>
        <Facts facts={facts} />
        <Paragraph>
          <Link href={profileUrl(composing, restaurant)}>{restaurant.restaurantName}</Link>
        </Paragraph>
      </Frame>
    ),
  }
}
