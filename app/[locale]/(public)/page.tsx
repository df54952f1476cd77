import { Home } from '@/components/home/home'
import { OwnerBand } from '@/components/owner-today/owner-band'
import { PlaceSearch } from '@/components/places/place-search'
import { labelsOf } from '@/lib/i18n/labels'
import { getTranslations } from '@/lib/i18n/translations'
import { alternatesOf } from '@/lib/seo/in-languages'
import { siteOpenGraph } from '@/lib/seo/site-open-graph'
import { homeParts } from './home-parts'

export async function generateMetadata() {
  const t = await getTranslations('seo.home')
  const [title, description] = [t('title'), t('description')]
  return { alternates: alternatesOf('/'), openGraph: siteOpenGraph({ title, description, path: '/' }) }
}

export default async function Page() {
  const renderedAt = Date.now()
  const [places, parts] = await Promise.all([labelsOf('places'), homeParts(renderedAt)])
  const search = <PlaceSearch labels={places} />
  return <Home owner={<OwnerBand />} search={search} {...parts} renderedAt={renderedAt} />
}
