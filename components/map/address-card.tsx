import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import type { Address, Position } from '@/contract/entities/place'
import { googleMapsUrl, openStreetMapUrl } from './map-links'

type Props = { address: Address; position: Position; map: ReactNode }

/** Where it is, in words first; the map is a comfort. */
export function AddressCard({ address, position, map }: Props) {
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
