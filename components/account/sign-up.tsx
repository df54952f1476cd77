import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { Link } from '@/components/ui/link'
import { labelsOf } from '@/lib/i18n/labels'
import { getTranslations } from '@/lib/i18n/translations'
import { pathHere } from '@/lib/language/path-in'
import { site } from '@/lib/site'
import { AccountPage } from './account-page'
import { AlreadySignedIn } from './already-signed-in'
import { SignUpForm } from './sign-up-form'

/** docs/product.md#sign-up */
export async function SignUp() {
  const t = await getTranslations('signup')
  const [labels, strength, wait, ui] = await Promise.all([
    labelsOf('signup'),
    labelsOf('passwordStrength'),
    labelsOf('wait'),
    labelsOf('ui'),
  ])
  return (
    <AccountPage title={t('title')} lead={t('lead')}>
      <AlreadySignedIn />
      <noscript>
        <p className="mb-4 font-semibold text-check-ink">{t('noScript')}</p>
      </noscript>
      <SignUpForm
        labels={{ ...labels, wait, show: ui.showPassword, hide: ui.hidePassword }}
        strength={strength}
        consent={t.rich('consent', {
          privacy: (words) => <LegalLink href={site.legal.privacy}>{words}</LegalLink>,
          notice: (words) => <LegalLink href={site.legal.notice}>{words}</LegalLink>,
        })}
      />
      <div className="mt-6 border-t-3 border-dotted border-edge pt-6">
        <p className="mb-3 font-semibold">{t('hasAccount')}</p>
        <Link href="/signin" className={buttonClass({ variant: 'secondary', wide: true })}>
          {t('signin')}
        </Link>
      </div>
    </AccountPage>
  )
}

/** Opens in a new tab, so that nothing typed is lost. */
function LegalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={pathHere(href)} target="_blank" rel="noopener" className="link">
      {children}
    </a>
  )
}
