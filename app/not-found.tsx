import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Problem } from '@/components/layout/problem'
import { SiteShell } from '@/components/layout/site-shell'
import { ButtonLink } from '@/components/ui/button-link'
import { Companions } from './companions'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound')
  return { title: t('title'), robots: { index: false } }
}

export default async function NotFound() {
  const t = await getTranslations('notFound')
  return (
    <>
      <SiteShell>
        <Problem code={t('code')} title={t('title')} text={t('text')}>
          <ButtonLink href="/" size="lg">
            {t('home')}
          </ButtonLink>
          <ButtonLink href="/restaurant/search/menu" size="lg" variant="secondary" prefetch={false}>
            {t('menus')}
          </ButtonLink>
        </Problem>
      </SiteShell>
      <Companions />
    </>
  )
}
