import { createTranslator } from 'next-intl'
import messages from '@/messages/es.json'
import { repeatUrl, siteUrl } from '@/server/links/urls'
import type { MenuReminderData } from './data'
import { dayName } from './day-name'
import type { Composed, Composing } from './mail'
import { Action } from './parts/action'
import { MailFrame } from './parts/mail-frame'
import { Link, Paragraph } from './parts/text'

const t = createTranslator({ locale: 'es', messages, namespace: 'mail.menuReminder' })

/** The link shows the menu; a button on its page publishes it. */
export async function compose(data: MenuReminderData, composing: Composing): Promise<Composed> {
  const { menuId, issuedAt, restaurantName: restaurant } = data
  const which = dayName(data.date, data.today)
  const url = await repeatUrl(composing, menuId, issuedAt)
  const subject = t('subject', { which })
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
        <Paragraph>{t('text', { restaurant, which })}</Paragraph>
        <Action href={url} label={t('action')} />
        <Paragraph>
          {t.rich('other', { link: (words) => <Link href={siteUrl(composing, '/menu')}>{words}</Link> })}
        </Paragraph>
        <Paragraph>
          {t.rich('stop', { link: (words) => <Link href={`${url}#avisos`}>{words}</Link> })}
        </Paragraph>
      </MailFrame>
    ),
  }
}
