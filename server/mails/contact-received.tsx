import { createTranslator } from 'next-intl'
import messages from '@/messages/es.json'
import { siteUrl } from '@/server/links/urls'
import type { ContactReceivedData } from './data'
import type { Composed, Composing } from './mail'
import { Action } from './parts/action'
import { Frame } from './parts/frame'
import { Heading, Paragraph, Small } from './parts/text'

const t = createTranslator({ locale: 'es', messages, namespace: 'mail.contactReceived' })

export function compose({ messageId }: ContactReceivedData, composing: Composing): Composed {
  const subject = t('subject')
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
        <Paragraph>{t('text')}</Paragraph>
        <Paragraph>{t('meanwhile')}</Paragraph>
        <Action href={siteUrl(composing, '/faqs')} label={t('button')} />
        <Small>{t('reference', { id: messageId })}</Small>
      </Frame>
    ),
  }
}
