import { CartaSection } from '@/components/carta/carta-section'
import { favouriteOf } from '@/components/favourites/favourite-of'
import { Gallery } from '@/components/gallery/gallery'
import { ProfilePlace } from '@/components/map/profile-place'
import { SubscribeCard } from '@/components/subscription/subscribe-card'
import type { Restaurant } from '@/contract/entities/restaurant'
import { labelsOf } from '@/lib/i18n/labels'

/** What other features bring to a profile. */
export async function profileParts(restaurant: Restaurant, renderedAt: number) {
  const [carta, map, favourite] = await Promise.all([
    labelsOf('carta'),
    labelsOf('map'),
    favouriteOf('sm:-mt-1'),
  ])
  return {
    favourite: favourite(restaurant),
    gallery: <Gallery restaurant={restaurant} />,
    carta: <CartaSection restaurant={restaurant} renderedAt={renderedAt} viewer={carta.viewer} />,
    place: <ProfilePlace restaurant={restaurant} labels={map} />,
    subscription: <SubscribeCard restaurant={restaurant} />,
  }
}
