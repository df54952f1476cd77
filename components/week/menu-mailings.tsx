import type { Mailing, Mailings } from '@/contract/endpoints/mailings'
import { shortDate } from '@/lib/i18n/short-date'
import { useTranslations } from '@/lib/i18n/translations'

const shownMailings = 7

/** The mailings of the last days: how many subscribers got the menu, and how many mails still wait. */
export function MenuMailings({ mailings }: { mailings: Mailings }) {
  const t = useTranslations('mailings')
  return (
    <section aria-labelledby="correos" className="grid gap-3">
      <h2 id="correos" className="text-2xl md:text-3xl">
        {t('title')}
      </h2>
      <p>{t('subscribers', { count: mailings.subscribers })}</p>
      {mailings.days.length > 0 ? (
        <ul className="grid gap-1">
          {mailings.days.slice(0, shownMailings).map((day) => (
            <li key={day.date} className="border-b border-line py-2 last:border-0">
              <span className="mr-2 font-semibold">{shortDate(day.date)}</span> <MailingState day={day} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function MailingState({ day }: { day: Mailing }) {
  const t = useTranslations('mailings')
  const { state, sent, waiting, failed, time } = day
  return [
    ...(state === 'waiting' ? [t('waiting', { time })] : []),
    ...(sent > 0 || state === 'sent' ? [t('sent', { count: sent })] : []),
    ...(state === 'sending' || state === 'delayed' ? [t(state, { count: waiting })] : []),
    ...(failed > 0 ? [t('failed', { count: failed })] : []),
  ].join(' · ')
}
