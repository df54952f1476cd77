import { createTranslator } from 'next-intl'
import messages from '@/messages/es.json'
import { siteUrl } from '@/server/links/urls'
import type { PasswordChangedData } from './data'
import type { Composed, Composing } from './mail'
import { Action } from './parts/action'
import { deviceFact, momentFact } from './parts/device'
import { Facts } from './parts/facts'
import { MailFrame } from './parts/mail-frame'
import { Paragraph } from './parts/text'

const t = createTranslator({ locale: 'es', messages, namespace: 'mail.passwordChanged' })

/** An intruder would change the password first. The mail says how and when the password changed, and how to get the account back. */
export function compose({ how, device, at }: PasswordChangedData, composing: Composing): Composed {
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
        <Paragraph>{t(`text.${how}`)}</Paragraph>
        <Facts facts={[...(device ? [deviceFact(device)] : []), momentFact(at)]} />
        <Paragraph>{t('fine')}</Paragraph>
        <Paragraph>{t('notMe')}</Paragraph>
        <Action href={siteUrl(composing, '/forgetPassword')} label={t('action')} />
      </MailFrame>
    ),
  }
}
