import { pageUrl, repeatUrl } from '@/server/links/urls'
import { translatorsOf } from '@/server/words/translators-of'
import type { MenuReminderData } from './data'
import { dayName } from './day-name'
import type { Composed, Composing } from './mail'
import { Action } from './parts/action'
import { MailFrame } from './parts/mail-frame'
import { Link, Paragraph } from './parts/text'

const menuReminderWords = translatorsOf('mail.menuReminder')

/** The link shows the menu; a button on its page publishes it. */
export async function compose(data: MenuReminderData, composing: Composing): Promise<Composed> {
  const t = menuReminderWords(composing.language)
  const { menuId, issuedAt, restaurantName: restaurant } = data
  const which = dayName(data.date, data.today, composing.language)
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
          {t.rich('other', { link: (words) => <Link href={pageUrl(composing, '/menu')}>{words}</Link> })}
        </Paragraph>
        <Paragraph>
          {t.rich('stop', { link: (words) => <Link href={`${url}#avisos`}>{words}</Link> })}
        </Paragraph>
      </MailFrame>
    ),
  }
}
