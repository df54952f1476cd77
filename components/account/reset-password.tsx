import { Link } from '@/components/ui/link'
import { labelsOf } from '@/lib/i18n/labels'
import { getTranslations } from '@/lib/i18n/translations'
import { AccountPage } from './account-page'
import { resetText } from './recovery-text'
import { ResetPasswordForm } from './reset-password-form'

/** docs/product.md#recover-password */
export async function ResetPassword({ email, problem }: { email: string; problem?: string }) {
  const t = await getTranslations('resetPassword')
  const [labels, strength, ui] = await Promise.all([
    labelsOf('resetPassword'),
    labelsOf('passwordStrength'),
    labelsOf('ui'),
  ])
  const lead = t.rich('lead', { email: () => <strong className="wrap-anywhere text-ink">{email}</strong> })
  return (
    <AccountPage title={t('title')} lead={lead}>
      <ResetPasswordForm
        labels={{ ...labels, show: ui.showPassword, hide: ui.hidePassword }}
        strength={strength}
        email={email}
        posted={resetText(problem, labels)}
      />
      <div className="mt-6 border-t-3 border-dotted border-edge pt-6">
        <p className="font-semibold">{t('resendQuestion')}</p>
        <Link href="/forgetPassword" className="link inline-flex min-h-11 items-center">
          {t('otherCode')}
        </Link>
      </div>
    </AccountPage>
  )
}
