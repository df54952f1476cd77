import type { Restaurant } from '@/contract/entities/restaurant'
import { phoneText } from '@/contract/rules/phone'
import { profilePath } from '@/contract/rules/profile-slug'
import { absoluteUrl } from '@/lib/seo/absolute-url'

/** On paper alone: where it is, whom to call, and where the menu is tomorrow. */
export function SheetFoot({ restaurant }: { restaurant: Restaurant }) {
  const { Address, postcode, city } = restaurant.restaurantLocation
  const where = [Address, [postcode, city].filter(Boolean).join(' '), phoneText(restaurant.contactNumber)]
  const { host, pathname } = new URL(absoluteUrl(profilePath(restaurant)))
  return (
    <p className="menu-sheet-foot" aria-hidden="true">
      {where.filter(Boolean).join(' · ')}
      <br />
      {host + decodeURI(pathname)}
    </p>
  )
}
