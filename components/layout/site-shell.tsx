import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { missingFeatures } from '@/lib/host/features'
import { labelsOf } from '@/lib/i18n/labels'
import { getTranslations } from '@/lib/i18n/translations'
import { AccountSlot } from './account-slot'
import { CookiePreferences } from './cookie-preferences'
import { footerEntryClass } from './footer-column'
import { MobileMenu } from './mobile-menu'
import { SiteFrame } from './site-frame'

/** SiteFrame with the account, the mobile menu and the cookie choice. */
type Props = { pill?: ReactNode; ownerNav?: ReactNode; children: ReactNode }

export async function SiteShell({ pill, ownerNav, children }: Props) {
  const t = await getTranslations()
  const [nav, owner, missing] = await Promise.all([labelsOf('nav'), labelsOf('ownerMenu'), missingFeatures()])
  return (
    <SiteFrame
      pill={pill}
      nav={ownerNav}
      account={
        <>
          <AccountSlot labels={{ ...owner, open: nav.openAccount, close: nav.close }} missing={missing}>
            <div className="hidden lg:block">
              <ButtonLink href="/signin">{t('nav.signin')}</ButtonLink>
            </div>
          </AccountSlot>
          <MobileMenu labels={nav} languagesTitle={t('languages.title')} />
        </>
      }
      cookies={<CookiePreferences label={t('footer.cookies')} className={footerEntryClass} />}
    >
      {children}
    </SiteFrame>
  )
}
