import { createTranslator } from 'next-intl'
import messages from '@/messages/es.json'
import { resetCodeOf } from '@/server/links/reset-code'
import { siteUrl } from '@/server/links/urls'
import type { ResetCodeData } from './data'
import type { Composed, Composing } from './mail'
import { Code } from './parts/code'
import { Frame } from './parts/frame'
import { Heading, Link, Paragraph, Small } from './parts/text'

const t = createTranslator({ locale: 'es', messages, namespace: 'mail.resetCode' })

export async function compose({ codeId }: ResetCodeData, composing: Composing): Promise<Composed> {
  const subject = t('subject')
  const page = siteUrl(composing, '/resetPassword')
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
        <Code>{await resetCodeOf(composing.signer, codeId)}</Code>
        <Small>
          {t('where')} <Link href={page}>{page}</Link>
        </Small>
        <Small>{t('expires')}</Small>
      </Frame>
    ),
  }
}
