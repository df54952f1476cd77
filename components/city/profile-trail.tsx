import type { Restaurant } from '@/contract/entities/restaurant'
import { profileCrumbs } from '@/lib/seo/profile-crumbs'
import { CrumbTrail } from './crumb-trail'

/** The way down to a restaurant through its city. */
export async function ProfileTrail({ restaurant }: { restaurant: Restaurant }) {
  return (
    <div className="container-page pb-6 print:hidden">
      <CrumbTrail crumbs={await profileCrumbs(restaurant)} />
    </div>
  )
}
