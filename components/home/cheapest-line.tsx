import type { ReactNode } from 'react'
import { priceText } from '@/lib/i18n/price-text'

type Props = { label: string; price: number /** The link with the name. */; children: ReactNode }

/** «Lo más barato: Casa Lola, 11 €» on one line. A long name is cut, the price never. */
export function CheapestLine({ label, price, children }: Props) {
  return (
    <span className="flex min-w-0 whitespace-pre">
      {label} <span className="truncate">{children}</span>
      <span className="figures">, {priceText(price)}</span>
    </span>
  )
}
