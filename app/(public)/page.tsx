import { Home } from '@/components/home/home'
import { OwnerBand } from '@/components/owner-today/owner-band'
import { PlaceSearch } from '@/components/places/place-search'
import { labelsOf } from '@/lib/i18n/labels'

export default async function Page() {
  return <Home today={<OwnerBand />} search={<PlaceSearch labels={await labelsOf('places')} />} />
}
