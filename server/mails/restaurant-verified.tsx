import { createTranslator } from 'next-intl'
import messages from '@/messages/es.json'
import { profileUrl, siteUrl } from '@/server/links/urls'
import type { RestaurantVerifiedData } from './data'
import type { Composed, Composing } from './mail'
import { Action } from './parts/action'
import { Frame } from './parts/frame'
import { Heading, Paragraph, Small } from './parts/text'

const t = createTranslator({ locale: 'es', messages, namespace: 'mail.restaurantVerified' })

export function compose(data: RestaurantVerifiedData, composing: Composing): Composed {
  const restaurant = data.restaurantName
  const subject = t('subject', { restaurant })
  return {
    subject,
    body: (
      <Frame
        title={subject}
        preview={t('preview')}
        siteUrl={siteUrl(composing, '/')}
        footer={<Small>{t('why')}</Small>}
      >
        <Heading>{t('title')}</Heading>
        <Paragraph>{t('text', { restaurant })}</Paragraph>
        <Action href={profileUrl(composing, data)} label={t('button')} />
      </Frame>
    ),
  }
}
