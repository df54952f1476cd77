import { firstLanguage } from '@/contract/languages'
import { pageUrl } from '@/server/links/urls'
import { translatorsOf } from '@/server/words/translators-of'
import type { RestaurantRejectedData } from './data'
import type { Composed, Composing } from './mail'
import { Action } from './parts/action'
import { MailFrame } from './parts/mail-frame'
import { Quote } from './parts/quote'
import { Paragraph } from './parts/text'

const words = translatorsOf('mail.restaurantRejected')

export function compose(
  { restaurantName: restaurant, reason }: RestaurantRejectedData,
  composing: Composing,
): Composed {
  const t = words(composing.language)
  const subject = t('subject', { restaurant })
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
        <Paragraph>{t('text', { restaurant })}</Paragraph>
        <Quote lang={firstLanguage}>{reason}</Quote>
        <Paragraph>{t('next')}</Paragraph>
        <Action href={pageUrl(composing, '/contacta')} label={t('button')} />
      </MailFrame>
    ),
  }
}
