import type { ReactNode } from 'react'
import { priceText } from '@/lib/i18n/price-text'

type Props = { label: string; price: number /** The link with the name. */; children: ReactNode }

/** «Lo más barato: Casa Lola, 11 €» on one line. A long name is cut, the price never. Only large letters break the label. */
export function CheapestLine({ label, price, children }: Props) {
  return (
    <span className="flex min-w-0">
      <span className="mr-1 min-w-min">{label} </span>
      <span className="min-w-12 shrink-9999 truncate">{children}</span>
      <span className="figures shrink-0">, {priceText(price)}</span>
    </span>
  )
}
