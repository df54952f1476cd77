import { getTranslations } from '@/lib/i18n/translations'
import { CookiePreferences } from './cookie-preferences'
import { footerEntryClass } from './footer-column'
import { SiteFooter } from './site-footer'

/** The footer for pages without SiteShell, so that visitors can change their cookie choice there too. */
export async function FooterWithCookies() {
  const t = await getTranslations('footer')
  return (
    <SiteFooter>
      <CookiePreferences label={t('cookies')} className={footerEntryClass} />
    </SiteFooter>
  )
}
