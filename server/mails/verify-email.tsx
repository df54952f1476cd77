import { createTranslator } from 'next-intl'
import messages from '@/messages/es.json'
import { siteUrl, verifyUrl } from '@/server/links/urls'
import type { VerifyEmailData } from './data'
import type { Composed, Composing } from './mail'
import { Action } from './parts/action'
import { Frame } from './parts/frame'
import { Heading, Link, Paragraph, Small } from './parts/text'

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
        <Action href={href} label={t('button')} />
        <Small>
          {t('trouble')} <Link href={href}>{href}</Link>
        </Small>
        <Small>{t('expires')}</Small>
      </Frame>
    ),
  }
}
