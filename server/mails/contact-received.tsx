import { createTranslator } from 'next-intl'
import messages from '@/messages/es.json'
import { siteUrl } from '@/server/links/urls'
import type { ContactReceivedData } from './data'
import type { Composed, Composing } from './mail'
import { Action } from './parts/action'
import { MailFrame } from './parts/mail-frame'
import { Paragraph, Small } from './parts/text'

const t = createTranslator({ locale: 'es', messages, namespace: 'mail.contactReceived' })

export function compose({ messageId }: ContactReceivedData, composing: Composing): Composed {
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
        <Action href={siteUrl(composing, '/faqs')} label={t('button')} />
        <Small>{t('reference', { id: messageId })}</Small>
      </MailFrame>
    ),
  }
}
