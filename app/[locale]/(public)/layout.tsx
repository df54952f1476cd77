import { FavouriteHearts } from '@/components/favourites/favourite-hearts'
import { SiteShell } from '@/components/layout/site-shell'
import { LocationPill } from '@/components/places/location-pill'
import { MissingPhotos } from '@/components/ui/missing-photos'
import { labelsOf } from '@/lib/i18n/labels'
import { Companions } from '../companions'

export default async function PublicLayout({ children }: { children: React.ReactNode }) {
  return (
    <>
      <SiteShell pill={<LocationPill labels={await labelsOf('places')} />}>{children}</SiteShell>
      <FavouriteHearts />
      <MissingPhotos />
      <Companions />
    </>
  )
}
