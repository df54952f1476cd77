import { profileUrl } from '@/server/links/urls'
import { translatorsOf } from '@/server/words/translators-of'
import type { RestaurantVerifiedData } from './data'
import type { Composed, Composing } from './mail'
import { Action } from './parts/action'
import { MailFrame } from './parts/mail-frame'
import { Paragraph } from './parts/text'

const words = translatorsOf('mail.restaurantVerified')

export function compose(data: RestaurantVerifiedData, composing: Composing): Composed {
  const t = words(composing.language)
  const restaurant = data.restaurantName
  const subject = t('subject', { restaurant })
  return {
    subject,
    body: (
      <MailFrame
        composing={composing}
        subject={subject}
        preview={t('preview')}
        heading={t('title')}
        why={t('why')}
      >
        <Paragraph>{t('text', { restaurant })}</Paragraph>
        <Action href={profileUrl(composing, data)} label={t('button')} />
      </MailFrame>
    ),
  }
}
