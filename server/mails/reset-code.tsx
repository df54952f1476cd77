import { resetCodeOf } from '@/server/links/tokens'
import { pageUrl } from '@/server/links/urls'
import { translatorsOf } from '@/server/words/translators-of'
import type { ResetCodeData } from './data'
import type { Composed, Composing } from './mail'
import { Code } from './parts/code'
import { MailFrame } from './parts/mail-frame'
import { Link, Paragraph, Small } from './parts/text'

const words = translatorsOf('mail.resetCode')

export async function compose({ codeId }: ResetCodeData, composing: Composing): Promise<Composed> {
  const t = words(composing.language)
  const subject = t('subject')
  const page = pageUrl(composing, '/resetPassword')
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
        <Code>{await resetCodeOf(composing.signer, codeId)}</Code>
        <Small>
          {t('where')} <Link href={page}>{page}</Link>
        </Small>
        <Small>{t('expires')}</Small>
      </MailFrame>
    ),
  }
}
