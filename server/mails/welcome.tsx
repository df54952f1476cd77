import { createTranslator } from 'next-intl'
import messages from '@/messages/es.json'
import { siteUrl } from '@/server/links/urls'
import type { WelcomeData } from './data'
import type { Composed, Composing } from './mail'
import { Action } from './parts/action'
import { MailFrame } from './parts/mail-frame'
import { Paragraph } from './parts/text'

const t = createTranslator({ locale: 'es', messages, namespace: 'mail.welcome' })

const day = new Intl.DateTimeFormat('es', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Madrid',
})

export function compose(
  { restaurantId, isPublic, trialEndsAt }: WelcomeData,
  composing: Composing,
): Composed {
  const subject = t('subject')
  const path = `/restaurant/profile/${isPublic ? '' : 'edit/'}${restaurantId}`
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
        {trialEndsAt ? <Paragraph>{t('trial', { date: day.format(trialEndsAt) })}</Paragraph> : null}
        <Paragraph>{t('review')}</Paragraph>
        <Paragraph>{t(isPublic ? 'public' : 'missing')}</Paragraph>
        <Action href={siteUrl(composing, path)} label={t(isPublic ? 'see' : 'complete')} />
      </MailFrame>
    ),
  }
}
