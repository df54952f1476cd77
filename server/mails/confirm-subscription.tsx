import { confirmUrl, oneClickUrl, profileUrl } from '@/server/links/urls'
import { translatorsOf } from '@/server/words/translators-of'
import type { ConfirmSubscriptionData } from './data'
import { unsubscribeHeaders } from './list-headers'
import type { Composed, Composing } from './mail'
import { Confirm } from './parts/confirm'
import { MailFrame } from './parts/mail-frame'
import { Link, Paragraph } from './parts/text'

const words = translatorsOf('mail.confirmSubscription')

export async function compose(data: ConfirmSubscriptionData, composing: Composing): Promise<Composed> {
  const t = words(composing.language)
  const { restaurantName: restaurant, subscriptionId, issuedAt } = data
  const [confirm, oneClick] = await Promise.all([
    confirmUrl(composing, subscriptionId, issuedAt),
    oneClickUrl(composing, composing.to, data.restaurantId),
  ])
  const subject = t('subject', { restaurant })
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
        <Paragraph>
          {t.rich('text', {
            restaurant,
            link: (name) => <Link href={profileUrl(composing, data)}>{name}</Link>,
          })}
        </Paragraph>
        <Confirm href={confirm} label={t('button')} days={7} />
      </MailFrame>
    ),
  }
}
