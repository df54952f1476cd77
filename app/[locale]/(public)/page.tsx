import { Home } from '@/components/home/home'
import { OwnerBand } from '@/components/owner-today/owner-band'
import { PlaceSearch } from '@/components/places/place-search'
import { labelsOf } from '@/lib/i18n/labels'
import { alternatesOf } from '@/lib/seo/in-languages'
import { homeParts } from './home-parts'

export const generateMetadata = () => ({ alternates: alternatesOf('/') })

export default async function Page() {
  const renderedAt = Date.now()
  const [places, parts] = await Promise.all([labelsOf('places'), homeParts(renderedAt)])
  const search = <PlaceSearch labels={places} />
  return <Home owner={<OwnerBand />} search={search} {...parts} renderedAt={renderedAt} />
}
