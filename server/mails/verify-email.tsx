import { verifyUrl } from '@/server/links/urls'
import { translatorsOf } from '@/server/words/translators-of'
import type { VerifyEmailData } from './data'
import type { Composed, Composing } from './mail'
import { Confirm } from './parts/confirm'
import { MailFrame } from './parts/mail-frame'
import { Paragraph } from './parts/text'

const words = translatorsOf('mail.verifyEmail')

export async function compose({ tokenId }: VerifyEmailData, composing: Composing): Promise<Composed> {
  const t = words(composing.language)
  const subject = t('subject')
  const href = await verifyUrl(composing, tokenId)
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
        <Confirm href={href} label={t('button')} days={3} />
      </MailFrame>
    ),
  }
}
