import { createTranslator } from 'next-intl'
import messages from '@/messages/es.json'
import { siteUrl } from '@/server/links/urls'
import type { PlanEndingData } from './data'
import type { Composed, Composing } from './mail'
import { Action } from './parts/action'
import { Frame } from './parts/frame'
import { Heading, Paragraph, Small } from './parts/text'

const t = createTranslator({ locale: 'es', messages, namespace: 'mail.planEnding' })

/** The day as its owner reads it where they are: an end at midnight here is the evening before there. */
const day = (moment: Date, timeZone: string) =>
  new Intl.DateTimeFormat('es', { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(moment)

/** Some days before: what changes then, what does not, and how to go on. */
export function compose({ plan, endsAt, timeZone }: PlanEndingData, composing: Composing): Composed {
  const date = day(endsAt, timeZone)
  const subject = t(`subject.${plan}`, { date })
  return {
    subject,
    replyTo: composing.site.supportEmail,
    body: (
      <Frame
        title={subject}
        preview={t('preview')}
        siteUrl={siteUrl(composing, '/')}
        footer={<Small>{t('why')}</Small>}
      >
        <Heading>{t(`title.${plan}`)}</Heading>
        <Paragraph>{t(`text.${plan}`, { date })}</Paragraph>
        <Paragraph>{t('kept')}</Paragraph>
        <Paragraph>{t('free')}</Paragraph>
        <Action href={siteUrl(composing, '/subscription')} label={t(`action.${plan}`)} />
      </Frame>
    ),
  }
}
