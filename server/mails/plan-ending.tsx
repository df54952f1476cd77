import type { Language } from '@/contract/languages'
import { dateFormat } from '@/contract/rules/language/date-format'
import { pageUrl } from '@/server/links/urls'
import { translatorsOf } from '@/server/words/translators-of'
import type { PlanEndingData } from './data'
import type { Composed, Composing } from './mail'
import { Action } from './parts/action'
import { MailFrame } from './parts/mail-frame'
import { Paragraph } from './parts/text'

const words = translatorsOf('mail.planEnding')

/** The day in the owner's time zone: an end at midnight in Madrid is the evening before in the Canary Islands. */
const day = (moment: Date, timeZone: string, language: Language) =>
  dateFormat(language, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone },
  }).format(moment)

/** Some days before the end: what changes, what stays, and how to keep the plan. */
export function compose({ plan, endsAt, timeZone }: PlanEndingData, composing: Composing): Composed {
  const t = words(composing.language)
  const date = day(endsAt, timeZone, composing.language)
  const subject = t(`subject.${plan}`, { date })
  return {
    subject,
    replyTo: composing.site.supportEmail,
    body: (
      <MailFrame
        composing={composing}
        subject={subject}
        preview={t('preview')}
        heading={t(`title.${plan}`)}
        why={t('why')}
      >
        <Paragraph>{t(`text.${plan}`, { date })}</Paragraph>
        <Paragraph>{t('kept')}</Paragraph>
        <Paragraph>{t('free')}</Paragraph>
        <Action href={pageUrl(composing, '/subscription')} label={t(`action.${plan}`)} />
      </MailFrame>
    ),
  }
}
