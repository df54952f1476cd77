import { Link } from '@/components/ui/link'
import { ResendVerification } from '@/components/ui/resend-verification'
import type { Owner } from '@/contract/entities/owner'
import { resendLabels } from '@/lib/i18n/account-labels'
import { labelsOf } from '@/lib/i18n/labels'
import { getTranslations } from '@/lib/i18n/translations'
import { AccountPage } from './account-page'
import { RestaurantNameForm } from './restaurant-name-form'

/** The first step after sign-up: asks for the restaurant's name. */
export async function TryWhatsapp({
  owner: { ownerId, email, emailVerified, restaurant },
}: {
  owner: Owner
}) {
  const t = await getTranslations('tryWhatsapp')
  const verification = await getTranslations('resendVerification')
  return (
    <AccountPage title={t('title')} lead={t('lead')}>
      <p className="mb-4 font-display text-xl font-extrabold text-soft tabular-nums">
        <span className="sr-only">{t('step')} </span>
        {t('progress')}
      </p>
      <RestaurantNameForm
        labels={await labelsOf('tryWhatsapp')}
        ownerId={ownerId}
        restaurantName={restaurant?.restaurantName ?? ''}
      />
      <Link href="/wizard" className="link mt-4 inline-flex min-h-11 items-center">
        {t('skip')}
      </Link>
      {emailVerified ? null : (
        <div className="mt-6 grid justify-items-start gap-3 border-t border-line pt-6">
          <p className="text-soft wrap-anywhere">{verification('afterSignUp', { email })}</p>
          <ResendVerification labels={await resendLabels()} />
        </div>
      )}
    </AccountPage>
  )
}
