import type { Reminder } from '@/contract/endpoints/reminders'
import { useTranslations } from '@/lib/i18n/translations'
import { HomeCard } from './home-card'
import { ReminderTime } from './reminder-time'

/** The card on which the owner sets the time of the reminder. */
export function ReminderCard({ time }: Reminder) {
  const t = useTranslations('ownerHome.reminder')
  const labels = { label: t('label'), never: t('never'), saved: t('saved'), failed: t('failed') }
  return (
    <div id="aviso" className="scroll-mt-24">
      <HomeCard title={t('title')}>
        <p className="text-soft">{t('text')}</p>
        <ReminderTime time={time} labels={labels} />
      </HomeCard>
    </div>
  )
}
