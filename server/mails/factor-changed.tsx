import { pageUrl } from '@/server/links/urls'
import { translatorsOf } from '@/server/words/translators-of'
import type { FactorChangedData } from './data'
import type { Composed, Composing } from './mail'
import { Action } from './parts/action'
import { deviceFact, momentFact } from './parts/device'
import { Facts } from './parts/facts'
import { MailFrame } from './parts/mail-frame'
import { Link, Paragraph, Small } from './parts/text'

const words = translatorsOf('mail.factorChanged')

/**
 * An intruder would change the second factor next. The mail says what changed, from which device, and what to do if it was not the
 * owner.
 */
export function compose({ change, isOn, device, at }: FactorChangedData, composing: Composing): Composed {
  const t = words(composing.language)
  const subject = t(`subject.${change}`)
  const security = pageUrl(composing, '/seguridad')
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
        <Facts
          facts={[
            ...(device ? [deviceFact(device, composing.language)] : []),
            momentFact(at, composing.language),
          ]}
        />
        {isOn || isByUs ? null : <Paragraph>{t('off')}</Paragraph>}
        <Paragraph>{isByUs ? t('againByUs') : t('fine')}</Paragraph>
        <Paragraph>{isByUs ? t('notMeByUs') : t('notMe')}</Paragraph>
        <Action href={pageUrl(composing, '/forgetPassword')} label={t('action')} />
        <Small>
          {t('security')} <Link href={security}>{security}</Link>
        </Small>
      </MailFrame>
    ),
  }
}
