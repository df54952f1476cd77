import { pageUrl } from '@/server/links/urls'
import { translatorsOf } from '@/server/words/translators-of'
import type { EmailChangeData } from './data'
import type { Composed, Composing } from './mail'
import { Action } from './parts/action'
import { deviceFact, momentFact } from './parts/device'
import { Facts } from './parts/facts'
import { MailFrame } from './parts/mail-frame'
import { Paragraph } from './parts/text'

const words = translatorsOf('mail.emailChanged')

/**
 * The reader of the former address cannot recover the account any more: codes go to the new address. So the mail says to whom to
 * write.
 */
export function compose({ device, at }: EmailChangeData, composing: Composing): Composed {
  const t = words(composing.language)
  const subject = t('subject')
  const { supportEmail } = composing.site
  return {
    subject,
    replyTo: supportEmail,
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
        <Paragraph>{t('notMe', { email: supportEmail })}</Paragraph>
        <Action href={pageUrl(composing, '/contacta')} label={t('action')} />
      </MailFrame>
    ),
  }
}
