import { confirmAlertUrl, endAlertsUrl } from '@/server/links/urls'
import { translatorsOf } from '@/server/words/translators-of'
import type { ConfirmAlertData } from './data'
import { unsubscribeHeaders } from './list-headers'
import type { Composed, Composing } from './mail'
import { Confirm } from './parts/confirm'
import { MailFrame } from './parts/mail-frame'
import { Paragraph } from './parts/text'

const words = translatorsOf('mail.confirmAlert')

export async function compose(data: ConfirmAlertData, composing: Composing): Promise<Composed> {
  const t = words(composing.language)
  const { alertId, dish, issuedAt } = data
  const [confirm, oneClick] = await Promise.all([
    confirmAlertUrl(composing, alertId, issuedAt),
    endAlertsUrl(composing, [alertId], 'un-clic'),
  ])
  const subject = t('subject')
  return {
    subject,
    headers: unsubscribeHeaders(oneClick),
    body: (
      <MailFrame
        composing={composing}
        subject={subject}
        preview={t('preview')}
        heading={t('title')}
        why={t('why')}
      >
        <Paragraph>{t('text', { dish })}</Paragraph>
        <Confirm href={confirm} label={t('button')} days={7} />
      </MailFrame>
    ),
  }
}
