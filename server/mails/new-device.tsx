import { createTranslator } from 'next-intl'
import { timeZoneText } from '@/contract/rules/time/time-zone-text'
import messages from '@/messages/es.json'
import { siteUrl } from '@/server/links/urls'
import type { NewDeviceData } from './data'
import type { Composed, Composing } from './mail'
import { Action } from './parts/action'
import { deviceFact, momentFact } from './parts/device'
import { Facts } from './parts/facts'
import { MailFrame } from './parts/mail-frame'
import { Link, Paragraph, Small } from './parts/text'

const t = createTranslator({ locale: 'es', messages, namespace: 'mail.newDevice' })
/** The few known facts about the new device, and what to do if it was not the owner. */
export function compose({ browser, system, timeZone, at }: NewDeviceData, composing: Composing): Composed {
  const subject = t('subject')
  const sessions = siteUrl(composing, '/seguridad')
  const clock = timeZoneText(timeZone, at)
  const facts = [
    deviceFact({ browser, system }),
    momentFact(at),
    ...(clock ? [{ label: t('clock'), value: clock }] : []),
  ]
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
        <Facts facts={facts} />
        <Paragraph>{t('fine')}</Paragraph>
        <Paragraph>{t('notMe')}</Paragraph>
        <Action href={siteUrl(composing, '/forgetPassword')} label={t('action')} />
        <Small>
          {t('sessions')} <Link href={sessions}>{sessions}</Link>
        </Small>
      </MailFrame>
    ),
  }
}
