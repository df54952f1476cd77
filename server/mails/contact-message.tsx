import { profileUrl } from '@/server/links/urls'
import { translatorsOf } from '@/server/words/translators-of'
import type { ContactMessageData } from './data'
import type { Composed, Composing } from './mail'
import { Facts } from './parts/facts'
import { MailFrame } from './parts/mail-frame'
import { Quote } from './parts/quote'
import { Link, Paragraph, Small } from './parts/text'

const words = translatorsOf('mail.contactMessage')
const typeWords = translatorsOf('contact.types')

export function compose(
  { name, email, message, restaurant, ...data }: ContactMessageData,
  composing: Composing,
): Composed {
  const t = words(composing.language)
  const type = typeWords(composing.language)(data.type)
  const subject = t('subject', { type, name })
  const facts = [
    { label: t('name'), value: name },
    { label: t('email'), value: email },
    { label: t('type'), value: type },
  ]
  return {
    subject,
    replyTo: email,
    body: (
      <MailFrame composing={composing} subject={subject} preview={message.slice(0, 90)} heading={t('title')}>
        <Facts facts={facts} />
        <Quote>{message}</Quote>
        {restaurant ? (
          <Paragraph>
            {t('restaurant')}{' '}
            <Link href={profileUrl(composing, restaurant)}>{restaurant.restaurantName}</Link>
          </Paragraph>
        ) : null}
        <Small>{t('reply', { name })}</Small>
      </MailFrame>
    ),
  }
}
