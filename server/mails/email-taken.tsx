import { pageUrl } from '@/server/links/urls'
import { translatorsOf } from '@/server/words/translators-of'
import type { Composed, Composing } from './mail'
import { Action } from './parts/action'
import { MailFrame } from './parts/mail-frame'
import { Paragraph } from './parts/text'

const words = translatorsOf('mail.emailTaken')

export function compose(_: object, composing: Composing): Composed {
  const t = words(composing.language)
  const subject = t('subject')
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
        <Paragraph>{t('text')}</Paragraph>
        <Paragraph>{t('mine')}</Paragraph>
        <Action href={pageUrl(composing, '/signin')} label={t('action')} />
      </MailFrame>
    ),
  }
}
