import { classNames } from './class-names'

const sizes = { md: 'text-2xl', lg: 'text-4xl', xl: 'text-5xl' }

type Props = {
  /** The formatted price: «12,50 €». */
  price: string
  size?: keyof typeof sizes
  className?: string
}

/** The price, the largest text on a menu card. */
export function PriceTag({ price, size = 'md', className }: Props) {
  const [, amount = price, unit = ''] = price.match(/^(.*\d)\s*(\D*)$/) ?? []
  return (
    <span className={classNames('price-tag', sizes[size], className)}>
      {amount}
      {unit ? <span className="ml-[0.18em] text-[0.72em]">{unit}</span> : null}
    </span>
  )
}
