import { buttonClass } from '@/components/ui/button-class'
import { Link } from '@/components/ui/link'
import { labelsOf } from '@/lib/i18n/labels'
import { getTranslations } from '@/lib/i18n/translations'
import { AccountPage } from './account-page'
import { ForgotPasswordForm } from './forgot-password-form'
import { recoveryText } from './recovery-text'

/** docs/product.md#recover-password */
export async function ForgotPassword({ email, problem }: { email: string; problem?: string }) {
  const t = await getTranslations('forgotPassword')
  const labels = await labelsOf('forgotPassword')
  return (
    <AccountPage title={t('title')} lead={t('lead')}>
      <ForgotPasswordForm labels={labels} email={email} posted={recoveryText(problem, labels)} />
      <div className="mt-6 border-t-3 border-dotted border-edge pt-6">
        <p className="mb-3 font-semibold">{t('remembered')}</p>
        <Link href="/signin" className={buttonClass({ variant: 'secondary', wide: true })}>
          {t('signin')}
        </Link>
        <div className="mt-3 flex flex-wrap gap-x-6">
          <Link href="/signup" className="link inline-flex min-h-11 items-center">
            {t('signup')}
          </Link>
          <Link href="/" className="link inline-flex min-h-11 items-center">
            {t('home')}
          </Link>
        </div>
      </div>
    </AccountPage>
  )
}
