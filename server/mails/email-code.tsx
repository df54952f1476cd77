import { emailCodeOf } from '@/server/links/tokens'
import { pageUrl } from '@/server/links/urls'
import { translatorsOf } from '@/server/words/translators-of'
import type { EmailCodeData } from './data'
import type { Composed, Composing } from './mail'
import { Code } from './parts/code'
import { MailFrame } from './parts/mail-frame'
import { Link, Paragraph, Small } from './parts/text'

const words = translatorsOf('mail.emailCode')

export async function compose({ changeId }: EmailCodeData, composing: Composing): Promise<Composed> {
  const t = words(composing.language)
  const subject = t('subject')
  const page = pageUrl(composing, '/seguridad')
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
        <Code>{await emailCodeOf(composing.signer, changeId)}</Code>
        <Small>
          {t('where')} <Link href={page}>{page}</Link>
        </Small>
        <Small>{t('expires')}</Small>
      </MailFrame>
    ),
  }
}
