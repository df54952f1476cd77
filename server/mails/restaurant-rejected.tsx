import { createTranslator } from 'next-intl'
import messages from '@/messages/es.json'
import { siteUrl } from '@/server/links/urls'
import type { RestaurantRejectedData } from './data'
import type { Composed, Composing } from './mail'
import { Action } from './parts/action'
import { Frame } from './parts/frame'
import { Quote } from './parts/quote'
import { Heading, Paragraph, Small } from './parts/text'

const t = createTranslator({ locale: 'es', messages, namespace: 'mail.restaurantRejected' })

export function compose(
  { restaurantName: restaurant, reason }: RestaurantRejectedData,
  composing: Composing,
): Composed {
  const subject = t('subject', { restaurant })
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
        <Paragraph>{t('text', { restaurant })}</Paragraph>
        <Quote>{reason}</Quote>
        <Paragraph>{t('next')}</Paragraph>
        <Action href={siteUrl(composing, '/contacta')} label={t('button')} />
      </Frame>
    ),
  }
}
