import type { Metadata } from 'next'
import { NotFound } from '@/components/layout/not-found'
import { SiteFrame } from '@/components/layout/site-frame'
import { ButtonLink } from '@/components/ui/button-link'
import { getTranslations } from '@/lib/i18n/translations'
import { Document } from './[locale]/document'

export { viewport } from './[locale]/layout'

export async function generateMetadata(): Promise<Metadata> {
  const [t, site] = await Promise.all([getTranslations('notFound'), getTranslations('site')])
  return { title: site('titleTemplate').replace('%s', t('title')), robots: { index: false } }
}

/**
 * The page for unknown addresses. A not-found.tsx beside the layout would be sent with every page, shell included, and so would the script
 * of its interactive parts. So this frame is plain.
 */
export default async function GlobalNotFound() {
  const t = await getTranslations('nav')
  return (
    <Document>
      <SiteFrame
        account={
          // A phone has no room for this button beside the name.
          <ButtonLink href="/signin" className="max-md:hidden">
            {t('signin')}
          </ButtonLink>
        }
      >
        <NotFound />
      </SiteFrame>
    </Document>
  )
}
