import { createTranslator } from 'next-intl'
import messages from '@/messages/es.json'
import { siteUrl, verifyUrl } from '@/server/links/urls'
import type { VerifyEmailData } from './data'
import type { Composed, Composing } from './mail'
import { Confirm } from './parts/confirm'
import { Frame } from './parts/frame'
import { Heading, Paragraph, Small } from './parts/text'

const t = createTranslator({ locale: 'es', messages, namespace: 'mail.verifyEmail' })

export async function compose({ tokenId }: VerifyEmailData, composing: Composing): Promise<Composed> {
  const subject = t('subject')
  const href = await verifyUrl(composing, tokenId)
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
        <Paragraph>{t('text')}</Paragraph>
        <Confirm href={href} label={t('button')} days={3} />
      </Frame>
    ),
  }
}
