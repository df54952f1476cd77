import type { Restaurant } from '@/contract/entities/restaurant'
import { profileCrumbs } from '@/lib/seo/crumbs'
import { CrumbTrail } from './crumb-trail'

/** The breadcrumbs from the city to a restaurant. */
export async function ProfileTrail({ restaurant }: { restaurant: Restaurant }) {
  return (
    <div className="container-page pb-6 print:hidden">
      <CrumbTrail crumbs={await profileCrumbs(restaurant)} />
    </div>
  )
}
