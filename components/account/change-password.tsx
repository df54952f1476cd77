import { Link } from '@/components/ui/link'
import type { Owner } from '@/contract/entities/owner'
import { labelsOf } from '@/lib/i18n/labels'
import { getTranslations } from '@/lib/i18n/translations'
import { AccountPage } from './account-page'
import { ChangePasswordForm } from './change-password-form'

/** docs/product.md#change-password */
export async function ChangePassword({ owner: { ownerId, email } }: { owner: Owner }) {
  const t = await getTranslations('changePassword')
  const [labels, strength, wait, ui] = await Promise.all([
    labelsOf('changePassword'),
    labelsOf('passwordStrength'),
    labelsOf('wait'),
    labelsOf('ui'),
  ])
  return (
    <AccountPage title={t('title')} lead={t('lead')}>
      <ChangePasswordForm
        labels={{ ...labels, wait, show: ui.showPassword, hide: ui.hidePassword }}
        strength={strength}
        ownerId={ownerId}
        email={email}
      />
      <Link href="/forgetPassword" className="link mt-3 inline-flex min-h-11 items-center">
        {t('forgotten')}
      </Link>
    </AccountPage>
  )
}
