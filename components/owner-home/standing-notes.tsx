import type { ReactNode } from 'react'
import { AlertIcon, ClockIcon } from '@/components/ui/icons'
import type { OwnerHomeData } from '@/lib/api/owner-home'
import { useTranslations } from '@/lib/i18n/translations'
import { houseLanguage } from '@/lib/language/here'

type Props = Pick<OwnerHomeData, 'overview'> & { isPublic: boolean; missing?: ReactNode }

/** Notes on problems that keep the restaurant from its diners. */
export function StandingNotes({ overview, isPublic, missing }: Props) {
  const t = useTranslations('ownerHome.notes')
  const isRejected = overview?.verification === 'rejected'
  return (
    <div className="grid gap-3 empty:hidden">
      {isRejected ? (
        <Note icon={<AlertIcon />} title={t('rejected')} urgent>
          <span lang={houseLanguage()}>{overview.rejectionReason}</span> {t('rejectedNext')}
        </Note>
      ) : null}
      {missing}
      {isPublic && overview?.verification === 'pending' ? (
        <Note icon={<ClockIcon />} title={t('pending')}>
          {t('pendingNext')}
        </Note>
      ) : null}
    </div>
  )
}

type NoteProps = { icon: ReactNode; title: string; urgent?: boolean; children: ReactNode }

function Note({ icon, title, urgent, children }: NoteProps) {
  return (
    <div className={`flex gap-3 rounded p-4 ${urgent ? 'bg-blush' : 'bg-napkin'}`}>
      <span className={urgent ? 'text-check-ink' : 'text-azulejo'}>{icon}</span>
      <p className="min-w-0 wrap-anywhere">
        <strong className="block">{title}</strong>
        {children}
      </p>
    </div>
  )
}
