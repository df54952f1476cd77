import { priceText, toEuros } from '@/contract/rules/menu/price'
import { qrPicture } from '@/contract/rules/qr-code/qr-picture'
import { profileUrl, siteUrl } from '@/server/links/urls'
import { translatorsOf } from '@/server/words/translators-of'
import type { QrOrderData } from './data'
import type { Composed, Composing } from './mail'
import { Facts } from './parts/facts'
import { MailFrame } from './parts/mail-frame'
import { Link, Paragraph } from './parts/text'

const words = translatorsOf('mail.qrOrdered')

/** To the operator. A reply goes to the owner who orders. */
export function compose(
  { orderId, pack, codes, priceCents, name, email, restaurant, design }: QrOrderData,
  composing: Composing,
): Composed {
  const t = words(composing.language)
  const subject = t('subject', { restaurant: restaurant.restaurantName })
  const facts = [
    { label: t('pack'), value: t('packText', { pack, codes }) },
    { label: t('price'), value: priceText(toEuros(priceCents), composing.language) },
    { label: t('name'), value: name },
    { label: t('email'), value: email },
    { label: t('order'), value: orderId },
    ...(design ? designFacts(design, t) : []),
  ]
  return {
    subject,
    replyTo: email,
    ...(design && { attachments: [picture(orderId, design, composing)] }),
    body: (
      <MailFrame
        composing={composing}
        subject={subject}
        preview={t('packText', { pack, codes })}
        heading={t('title')}
      >
        <Facts facts={facts} />
        <Paragraph>
          <Link href={profileUrl(composing, restaurant)}>{restaurant.restaurantName}</Link>
        </Paragraph>
        {design ? <Paragraph>{t('attached')}</Paragraph> : null}
        {design?.logoUrl ? (
          <Paragraph>
            <Link href={siteUrl(composing, design.logoUrl)}>{t('logo')}</Link>
          </Paragraph>
        ) : null}
      </MailFrame>
    ),
  }
}

type Design = NonNullable<QrOrderData['design']>
type Words = ReturnType<typeof words>

const designFacts = ({ url, color, logoUrl }: Design, t: Words) => [
  { label: t('design'), value: t(logoUrl ? 'withLogo' : 'withoutLogo', { color }) },
  { label: t('leadsTo'), value: url },
]

/** The code to print. Its logo is loaded from our site. */
function picture(orderId: string, { url, color, logoUrl }: Design, composing: Composing) {
  const logo = logoUrl === null ? null : siteUrl(composing, logoUrl)
  return {
    ...{ filename: `codigo-qr-${orderId}.svg`, contentType: 'image/svg+xml' },
    content: qrPicture(url, { color, logo }),
  }
}
