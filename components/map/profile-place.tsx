import type { Messages } from 'next-intl'
import { DrawnMap } from '@/components/ui/live-map/drawn-map'
import type { Restaurant } from '@/contract/entities/restaurant'
import { env } from '@/lib/env'
import { AddressCard } from './address-card'
import { MapOnDemand } from './map-on-demand'

type Props = { restaurant: Restaurant; labels: Messages['map'] }

/** Address, map and the ways to other maps. */
export function ProfilePlace({ restaurant, labels }: Props) {
  const [lon, lat] = restaurant.location.coordinates
  const apiKey = env().NEXT_PUBLIC_GOOGLE_MAPS_KEY
  const map = (
    <MapOnDemand apiKey={apiKey} name={restaurant.restaurantName} lat={lat} lon={lon} labels={labels}>
      <DrawnMap position={{ lat, lon }} />
    </MapOnDemand>
  )
  return <AddressCard address={restaurant.restaurantLocation} position={{ lat, lon }} map={map} />
}
