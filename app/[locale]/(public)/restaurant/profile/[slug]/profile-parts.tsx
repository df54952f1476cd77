import { CartaSection } from '@/components/carta/carta-section'
import { favouriteOf } from '@/components/favourites/favourite-of'
import { Gallery } from '@/components/gallery/gallery'
import { ProfilePlace } from '@/components/map/profile-place'
import { ReportCard } from '@/components/report/report-card'
import { SubscribeCard } from '@/components/subscription/subscribe-card'
import type { Menu } from '@/contract/entities/menu'
import type { Restaurant } from '@/contract/entities/restaurant'
import { hostHas } from '@/lib/host/features'
import { labelsOf } from '@/lib/i18n/labels'

/** The parts of a profile that come from other features. */
export async function profileParts(restaurant: Restaurant, menus: Menu[], renderedAt: number) {
  const [carta, map, favourite, isConfirmed, takesReports] = await Promise.all([
    labelsOf('carta'),
    labelsOf('map'),
    favouriteOf('sm:-mt-1'),
    hostHas('mailConfirmation'),
    hostHas('reports'),
  ])
  return {
    favourite: favourite(restaurant),
    gallery: <Gallery restaurant={restaurant} />,
    carta: <CartaSection {...{ restaurant, menus, renderedAt }} viewer={carta.viewer} />,
    report: takesReports ? <ReportCard {...restaurant} /> : null,
    place: <ProfilePlace {...{ restaurant, menus, renderedAt }} labels={map} />,
    subscription: <SubscribeCard restaurant={restaurant} isConfirmed={isConfirmed} />,
  }
}
