import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { labelsOf } from '@/lib/i18n/labels'
import { AccountSlot } from './account-slot'
import { CookiePreferences } from './cookie-preferences'
import { footerEntryClass } from './footer-column'
import { MobileMenu } from './mobile-menu'
import { SiteFrame } from './site-frame'

/** The frame with what lives in it: the account, the menu of phones, the choice about cookies. */
export async function SiteShell({ pill, children }: { pill?: ReactNode; children: ReactNode }) {
  const t = await getTranslations()
  const [nav, owner] = await Promise.all([labelsOf('nav'), labelsOf('ownerMenu')])
  return (
    <SiteFrame
      pill={pill}
      account={
        <>
          <AccountSlot labels={{ ...owner, open: nav.openAccount, close: nav.close }}>
            <div className="hidden lg:block">
              <ButtonLink href="/signin">{t('nav.signin')}</ButtonLink>
            </div>
          </AccountSlot>
          <MobileMenu labels={nav} />
        </>
      }
      cookies={<CookiePreferences label={t('footer.cookies')} className={footerEntryClass} />}
    >
      {children}
    </SiteFrame>
  )
}
