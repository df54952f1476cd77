import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotFound } from '@/components/layout/not-found'
import { SiteShell } from '@/components/layout/site-shell'
import { Companions } from './companions'
import { Document } from './document'

export { viewport } from './layout'

export async function generateMetadata(): Promise<Metadata> {
  const [t, site] = await Promise.all([getTranslations('notFound'), getTranslations('site')])
  return { title: site('titleTemplate').replace('%s', t('title')), robots: { index: false } }
}

/** An address that leads nowhere. A not-found.tsx beside the layout would travel, shell and all, with every page. */
export default function GlobalNotFound() {
  return (
    <Document>
      <SiteShell>
        <NotFound />
      </SiteShell>
      <Companions />
    </Document>
  )
}
