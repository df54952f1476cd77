import { buttonClass } from '@/components/ui/button-class'
import { Link } from '@/components/ui/link'
import { labelsOf } from '@/lib/i18n/labels'
import { getTranslations } from '@/lib/i18n/translations'
import { AccountPage } from './account-page'
import { AlreadySignedIn } from './already-signed-in'
import { PasskeySignIn } from './passkey-sign-in'
import { SignInForm } from './sign-in-form'

/** docs/product.md#sign-in */
export async function SignIn() {
  const t = await getTranslations('signin')
  const [signin, wait, ui, factor] = await Promise.all([
    labelsOf('signin'),
    labelsOf('wait'),
    labelsOf('ui'),
    labelsOf('factor'),
  ])
  return (
    <AccountPage title={t('title')} lead={t('lead')}>
      <AlreadySignedIn />
      <noscript>
        <p className="mb-4 font-semibold text-check-ink">{t('noScript')}</p>
      </noscript>
      <SignInForm labels={{ ...signin, wait, show: ui.showPassword, hide: ui.hidePassword }} />
      <div className="mt-4">
        <PasskeySignIn
          labels={{
            passkey: t('byPasskey'),
            passkeyWaiting: factor.passkeyWaiting,
            passkeyFailed: t('passkeyFailed'),
            success: t('success'),
          }}
        />
      </div>
      <Link href="/forgetPassword" className="link mt-3 inline-flex min-h-11 items-center">
        {t('forgotten')}
      </Link>
      <div className="mt-6 border-t-3 border-dotted border-edge pt-6">
        <p className="mb-3 font-semibold">{t('noAccount')}</p>
        <Link href="/signup" className={buttonClass({ variant: 'secondary', wide: true })}>
          {t('signup')}
        </Link>
      </div>
    </AccountPage>
  )
}
