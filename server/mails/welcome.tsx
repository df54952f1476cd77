import { dateFormat } from '@/contract/rules/language/date-format'
import { inEachLanguage } from '@/contract/rules/language/formats'
import { pageUrl } from '@/server/links/urls'
import { translatorsOf } from '@/server/words/translators-of'
import type { WelcomeData } from './data'
import type { Composed, Composing } from './mail'
import { Action } from './parts/action'
import { MailFrame } from './parts/mail-frame'
import { Paragraph } from './parts/text'

const words = translatorsOf('mail.welcome')

const day = inEachLanguage((_, language) =>
  dateFormat(language, {
    ...{ day: 'numeric', month: 'long', year: 'numeric' },
    timeZone: 'Europe/Madrid',
  }),
)

export function compose(
  { restaurantId, isPublic, trialEndsAt }: WelcomeData,
  composing: Composing,
): Composed {
  const t = words(composing.language)
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
        {trialEndsAt ? (
          <Paragraph>{t('trial', { date: day(composing.language).format(trialEndsAt) })}</Paragraph>
        ) : null}
        <Paragraph>{t('review')}</Paragraph>
        <Paragraph>{t(isPublic ? 'public' : 'missing')}</Paragraph>
        <Action href={pageUrl(composing, path)} label={t(isPublic ? 'see' : 'complete')} />
      </MailFrame>
    ),
  }
}
