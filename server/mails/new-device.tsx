import { countryText } from '@/contract/rules/place/country-text'
import { spanishClock, timeZoneText } from '@/contract/rules/time/time-zone-text'
import { pageUrl } from '@/server/links/urls'
import { translatorsOf } from '@/server/words/translators-of'
import type { NewDeviceData } from './data'
import type { Composed, Composing } from './mail'
import { Action } from './parts/action'
import { deviceFact, momentFact } from './parts/device'
import { Facts } from './parts/facts'
import { MailFrame } from './parts/mail-frame'
import { Link, Paragraph, Small } from './parts/text'

const words = translatorsOf('mail.newDevice')

/** The few known facts about the new device, and what to do if it was not the owner. */
export function compose(
  { browser, system, timeZone, country, at }: NewDeviceData,
  composing: Composing,
): Composed {
  const t = words(composing.language)
  const subject = t('subject')
  const sessions = pageUrl(composing, '/seguridad')
  const ofSpain = spanishClock(timeZone)
  const clock = ofSpain ? t(`clocks.${ofSpain}`) : timeZoneText(timeZone, at, composing.language)
  const named = country && { label: t('country'), value: countryText(country, composing.language) }
  const place = named || (clock && { label: t('clock'), value: clock })
  const facts = [
    deviceFact({ browser, system }, composing.language),
    momentFact(at, composing.language),
    ...(place ? [place] : []),
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
        <Action href={pageUrl(composing, '/forgetPassword')} label={t('action')} />
        <Small>
          {t('sessions')} <Link href={sessions}>{sessions}</Link>
        </Small>
      </MailFrame>
    ),
  }
}
