import { pageUrl } from '@/server/links/urls'
import { translatorsOf } from '@/server/words/translators-of'
import type { ContactReceivedData } from './data'
import type { Composed, Composing } from './mail'
import { Action } from './parts/action'
import { MailFrame } from './parts/mail-frame'
import { Paragraph, Small } from './parts/text'

const words = translatorsOf('mail.contactReceived')

export function compose({ messageId }: ContactReceivedData, composing: Composing): Composed {
  const t = words(composing.language)
  const subject = t('subject')
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
        <Paragraph>{t('text')}</Paragraph>
        <Paragraph>{t('meanwhile')}</Paragraph>
        <Action href={pageUrl(composing, '/faqs')} label={t('button')} />
        <Small>{t('reference', { id: messageId })}</Small>
      </MailFrame>
    ),
  }
}
