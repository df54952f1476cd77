import { useTranslations } from 'next-intl'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { JsonLd } from '@/components/ui/json-ld'
import { breadcrumbJsonLd, type Crumb } from '@/lib/seo/breadcrumb-json-ld'

/** For people, and again for machines. */
export function CrumbTrail({ crumbs }: { crumbs: Crumb[] }) {
  const t = useTranslations('ui')
  return (
    <>
      <JsonLd thing={breadcrumbJsonLd(crumbs)} />
      <Breadcrumbs
        label={t('breadcrumbs')}
        crumbs={crumbs.map(({ name, path }, index) =>
          index < crumbs.length - 1 ? { label: name, href: path } : { label: name },
        )}
      />
    </>
  )
}
