import { Home } from '@/components/home/home'
import { PlaceSearch } from '@/components/places/place-search'
import { labelsOf } from '@/lib/i18n/labels'

export default async function Page() {
  return <Home search={<PlaceSearch labels={await labelsOf('places')} />} />
}
