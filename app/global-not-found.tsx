import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotFound } from '@/components/layout/not-found'
import { SiteFrame } from '@/components/layout/site-frame'
import { ButtonLink } from '@/components/ui/button-link'
import { Document } from './document'

export { viewport } from './layout'

export async function generateMetadata(): Promise<Metadata> {
  const [t, site] = await Promise.all([getTranslations('notFound'), getTranslations('site')])
  return { title: site('titleTemplate').replace('%s', t('title')), robots: { index: false } }
}

/**
 * An address that leads nowhere. A not-found.tsx beside the layout would travel, shell and all, with every page; and whatever is
 * interactive here would travel as script with every page too, so the frame stays plain.
 */
export default async function GlobalNotFound() {
  const t = await getTranslations('nav')
  return (
    <Document>
      <SiteFrame
        account={
          // Beside the name, a phone has no room for it.
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
