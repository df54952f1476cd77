import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { JsonLd } from '@/components/ui/json-ld'
import { useTranslations } from '@/lib/i18n/translations'
import { breadcrumbJsonLd, type Crumb } from '@/lib/seo/crumbs'

/** Breadcrumbs for people, and as JSON-LD for search engines. */
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
