import { buttonClass } from '@/components/ui/button-class'
import { AlertIcon } from '@/components/ui/icons'
import { dateFormat } from '@/contract/rules/language/date-format'
import { phoneText } from '@/contract/rules/profile/phone'
import type { OwnWhatsApp } from '@/lib/api/own-whatsapp'
import { useTranslations } from '@/lib/i18n/translations'
import { languageHere } from '@/lib/language/here'
import { HomeCard } from './home-card'
import { UnlinkPhone } from './unlink-phone'

const momentFormat = { weekday: 'short', hour: '2-digit', minute: '2-digit' } as const

/** The telephones linked to the restaurant, and how to link another. */
export function WhatsAppCard({ url, phones, waiting, timeZone, code }: OwnWhatsApp) {
  const t = useTranslations('ownerHome.whatsapp')
  const isLinked = phones.length > 0
  const hour = dateFormat(languageHere(), { ...momentFormat, timeZone })
  return (
    <HomeCard
      title={t('title')}
      aside={
        <p className={`shrink-0 font-semibold ${isLinked ? 'text-olive' : 'text-soft'}`}>
          {isLinked ? t('linked') : t('notLinked')}
        </p>
      }
    >
      {waiting ? (
        <p className="flex gap-3 rounded bg-napkin p-4">
          <AlertIcon className="size-[1.25em] shrink-0 text-azulejo" />
          {t('waiting', { count: waiting.count, since: hour.format(new Date(waiting.since)) })}
        </p>
      ) : null}
      <p className="text-soft">{t(isLinked ? 'linkedText' : 'text')}</p>
      {isLinked ? (
        <ul className="grid gap-2">
          {phones.map(({ id, phone }) => (
            <li key={id} className="flex items-center justify-between gap-2 rounded border border-line pl-4">
              <span className="font-semibold tabular-nums">{phoneAsShown(phone)}</span>
              <UnlinkPhone
                id={id}
                labels={{
                  ...{
                    unlink: t('unlink'),
                    unlinkOf: t('unlinkOf', { phone: phoneAsShown(phone) }),
                    unlinking: t('unlinking'),
                  },
                  ...{ unlinked: t('unlinked'), failed: t('failed') },
                }}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <div className="flex flex-wrap items-center gap-5">
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: isLinked ? 'secondary' : 'primary' })}
        >
          {t(isLinked ? 'linkAnother' : 'link')}
        </a>
        <div className="hidden items-center gap-4 sm:flex">
          <img src={code} alt={t('codeAlt')} className="size-36 rounded" />
          <p className="max-w-40 text-sm text-soft">{t('codeText')}</p>
        </div>
      </div>
    </HomeCard>
  )
}

const phoneAsShown = (phone: string) =>
  phone.startsWith('+34') ? `+34\u00a0${phoneText(phone)}` : phoneText(phone)
