import { createTranslator } from 'next-intl'
import messages from '@/messages/es.json'
import { siteUrl } from '@/server/links/urls'
import type { FactorChangedData } from './data'
import type { Composed, Composing } from './mail'
import { Action } from './parts/action'
import { deviceFact, momentFact } from './parts/device'
import { Facts } from './parts/facts'
import { MailFrame } from './parts/mail-frame'
import { Link, Paragraph, Small } from './parts/text'

const t = createTranslator({ locale: 'es', messages, namespace: 'mail.factorChanged' })

/**
 * An intruder would change the second factor next. The mail says what changed, from which device, and what to do if it was not the
 * owner.
 */
export function compose({ change, isOn, device, at }: FactorChangedData, composing: Composing): Composed {
  const subject = t(`subject.${change}`)
  const security = siteUrl(composing, '/seguridad')
  const isByUs = change === 'all-removed'
  return {
    subject,
    replyTo: composing.site.supportEmail,
    body: (
      <MailFrame
        composing={composing}
        subject={subject}
        preview={t('preview')}
        heading={isByUs ? t('titleByUs') : t('title')}
        why={t('why')}
      >
        <Paragraph>{t(`text.${change}`)}</Paragraph>
        <Facts facts={[...(device ? [deviceFact(device)] : []), momentFact(at)]} />
        {isOn || isByUs ? null : <Paragraph>{t('off')}</Paragraph>}
        <Paragraph>{isByUs ? t('againByUs') : t('fine')}</Paragraph>
        <Paragraph>{isByUs ? t('notMeByUs') : t('notMe')}</Paragraph>
        <Action href={siteUrl(composing, '/forgetPassword')} label={t('action')} />
        <Small>
          {t('security')} <Link href={security}>{security}</Link>
        </Small>
      </MailFrame>
    ),
  }
}
