import { SiteShell } from '@/components/layout/site-shell'
import { LocationPill } from '@/components/places/location-pill'
import { labelsOf } from '@/lib/i18n/labels'
import { Companions } from '../companions'

export default async function PublicLayout({ children }: { children: React.ReactNode }) {
  return (
    <>
      <SiteShell pill={<LocationPill labels={await labelsOf('places')} />}>{children}</SiteShell>
      <Companions />
    </>
  )
}
