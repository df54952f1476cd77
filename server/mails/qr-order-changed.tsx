import { priceText, toEuros } from '@/contract/rules/menu/price'
import { translatorsOf } from '@/server/words/translators-of'
import type { QrOrderChangedData } from './data'
import type { Composed, Composing } from './mail'
import { Facts } from './parts/facts'
import { MailFrame } from './parts/mail-frame'
import { Paragraph, Small } from './parts/text'

const words = translatorsOf('mail.qrOrderChanged')

/** The order is confirmed, printed, sent or cancelled, and what this means for the owner. */
export function compose(
  { orderId, pack, codes, priceCents, state }: QrOrderChangedData,
  composing: Composing,
): Composed {
  const t = words(composing.language)
  const subject = t(`subject.${state}`)
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
      <MailFrame
        composing={composing}
        subject={subject}
        preview={t(`text.${state}`)}
        heading={t(`title.${state}`)}
      >
        <Paragraph>{t(`text.${state}`)}</Paragraph>
        <Facts facts={facts} />
        <Small>{t('reference', { id: orderId })}</Small>
      </MailFrame>
    ),
  }
}
