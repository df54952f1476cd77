import { pageUrl } from '@/server/links/urls'
import { translatorsOf } from '@/server/words/translators-of'
import type { PasswordChangedData } from './data'
import type { Composed, Composing } from './mail'
import { Action } from './parts/action'
import { deviceFact, momentFact } from './parts/device'
import { Facts } from './parts/facts'
import { MailFrame } from './parts/mail-frame'
import { Paragraph } from './parts/text'

const words = translatorsOf('mail.passwordChanged')

/** An intruder would change the password first. The mail says how and when the password changed, and how to get the account back. */
export function compose({ how, device, at }: PasswordChangedData, composing: Composing): Composed {
  const t = words(composing.language)
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
        <Facts
          facts={[
            ...(device ? [deviceFact(device, composing.language)] : []),
            momentFact(at, composing.language),
          ]}
        />
        <Paragraph>{t('fine')}</Paragraph>
        <Paragraph>{t('notMe')}</Paragraph>
        <Action href={pageUrl(composing, '/forgetPassword')} label={t('action')} />
      </MailFrame>
    ),
  }
}
