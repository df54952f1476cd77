import { createTranslator } from 'next-intl'
import messages from '@/messages/es.json'
import { verifyUrl } from '@/server/links/urls'
import type { VerifyEmailData } from './data'
import type { Composed, Composing } from './mail'
import { Confirm } from './parts/confirm'
import { MailFrame } from './parts/mail-frame'
import { Paragraph } from './parts/text'

const t = createTranslator({ locale: 'es', messages, namespace: 'mail.verifyEmail' })

export async function compose({ tokenId }: VerifyEmailData, composing: Composing): Promise<Composed> {
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
