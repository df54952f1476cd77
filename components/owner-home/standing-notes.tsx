import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AlertIcon, ClockIcon, MailIcon } from '@/components/ui/icons'
import { type ResendLabels, ResendVerification } from '@/components/ui/resend-verification'
import type { OwnerHomeData } from '@/lib/api/owner-home'

type Props = Pick<OwnerHomeData, 'owner' | 'overview'> & { isPublic: boolean; resendLabels: ResendLabels }

/** Notes on problems that keep the restaurant from its diners. */
export function StandingNotes({ owner, overview, isPublic, resendLabels }: Props) {
  const t = useTranslations('ownerHome.notes')
  const isRejected = overview?.verification === 'rejected'
  return (
    <div className="grid gap-3 empty:hidden">
      {isRejected ? (
        <Note icon={<AlertIcon />} title={t('rejected')} urgent>
          {overview.rejectionReason} {t('rejectedNext')}
        </Note>
      ) : null}
      {owner.emailVerified ? null : (
        <Note
          icon={<MailIcon />}
          title={t('unverified')}
          action={<ResendVerification labels={resendLabels} />}
        >
          {t('unverifiedNext', { email: owner.email })}
        </Note>
      )}
      {!isPublic && !isRejected ? (
        <Note icon={<AlertIcon />} title={t('hidden')}>
          {t('hiddenNext')}
        </Note>
      ) : null}
      {isPublic && overview?.verification === 'pending' ? (
        <Note icon={<ClockIcon />} title={t('pending')}>
          {t('pendingNext')}
        </Note>
      ) : null}
    </div>
  )
}

function Note({
  icon,
  title,
  urgent,
  action,
  children,
}: {
  icon: ReactNode
  title: string
  urgent?: boolean
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <div className={`flex gap-3 rounded p-4 ${urgent ? 'bg-blush' : 'bg-napkin'}`}>
      <span className={urgent ? 'text-check-ink' : 'text-azulejo'}>{icon}</span>
      <div className="grid grow gap-3 sm:flex sm:items-center sm:justify-between">
        <p className="min-w-0 wrap-anywhere">
          <strong className="block">{title}</strong>
          {children}
        </p>
        {action ? <div className="shrink-0">{action}</div> : null}
      </div>
    </div>
  )
}
