import { pageUrl } from '@/server/links/urls'
import { translatorsOf } from '@/server/words/translators-of'
import type { EmailChangeData } from './data'
import type { Composed, Composing } from './mail'
import { Action } from './parts/action'
import { deviceFact, momentFact } from './parts/device'
import { Facts } from './parts/facts'
import { MailFrame } from './parts/mail-frame'
import { Paragraph } from './parts/text'

const words = translatorsOf('mail.emailChangeAsked')

/** A new password ends the request, so that is what the mail leads to. */
export function compose({ device, at }: EmailChangeData, composing: Composing): Composed {
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
        <Paragraph>{t('text')}</Paragraph>
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
