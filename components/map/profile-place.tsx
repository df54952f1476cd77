import type { Messages } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import type { Menu } from '@/contract/entities/menu'
import type { Address, Position } from '@/contract/entities/place'
import type { Restaurant } from '@/contract/entities/restaurant'
import { env } from '@/lib/env'
import { priceText } from '@/lib/i18n/price-text'
import { useTranslations } from '@/lib/i18n/translations'
import { menuToday } from '@/lib/seo/menu-today'
import { MapOnDemand } from './map-on-demand'
import { StillPlace } from './place-scene'

type Props = { restaurant: Restaurant; menus: Menu[]; renderedAt: number; labels: Messages['map'] }

/** The address, the map and the links to other maps. */
export function ProfilePlace({ restaurant, menus, renderedAt, labels }: Props) {
  const [lon, lat] = restaurant.location.coordinates
  const apiKey = env().NEXT_PUBLIC_GOOGLE_MAPS_KEY
  const price = menuToday(menus, restaurant.timeZone, new Date(renderedAt))?.price
  const place = {
    name: restaurant.restaurantName,
    price: typeof price === 'number' ? priceText(price) : undefined,
    position: { lat, lon },
  }
  const map = (
    <MapOnDemand apiKey={apiKey} {...place} labels={labels}>
      <StillPlace {...place} />
    </MapOnDemand>
  )
  return <AddressCard address={restaurant.restaurantLocation} position={{ lat, lon }} map={map} />
}

type AddressCardProps = { address: Address; position: Position; map: ReactNode }

/** The address as text comes first; the map is an extra. */
function AddressCard({ address, position, map }: AddressCardProps) {
  const t = useTranslations('map')
  const links = [
    { label: t('googleMaps'), href: googleMapsUrl(position) },
    { label: t('openStreetMap'), href: openStreetMapUrl(position) },
  ]
  return (
    <div className="grid gap-3">
      <address className="not-italic">
        {address.Address}
        <br />
        {address.postcode} {address.city}
        {address.state && address.state !== address.city ? (
          <>
            <br />
            {address.state}
          </>
        ) : null}
      </address>
      {map}
      <ul className="grid gap-2 print:hidden">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a
              href={href}
              data-counts="directions"
              target="_blank"
              rel="noopener"
              className={buttonClass({ variant: 'secondary', wide: true })}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

// Each address opens the phone's map app, if there is one.

const googleMapsUrl = ({ lat, lon }: Position) =>
  `https://www.google.com/maps/search/?api=1&query=${lat},${lon}`

const openStreetMapUrl = ({ lat, lon }: Position) =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=18/${lat}/${lon}`
