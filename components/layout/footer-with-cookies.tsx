import { getTranslations } from 'next-intl/server'
import { CookiePreferences } from './cookie-preferences'
import { footerEntryClass } from './footer-column'
import { SiteFooter } from './site-footer'

/** The footer of a page whose frame is not SiteShell's: the choice about cookies can be taken back there too. */
export async function FooterWithCookies() {
  const t = await getTranslations('footer')
  return (
    <SiteFooter>
      <CookiePreferences label={t('cookies')} className={footerEntryClass} />
    </SiteFooter>
  )
}
