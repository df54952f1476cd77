import { useTranslations } from 'next-intl'
import { PriceTag } from '@/components/ui/price-tag'
import { priceText } from '@/contract/rules/price'

export function MenuPrice({ price }: { price: number | null }) {
  const t = useTranslations('restaurant.menu')
  if (price === null) return <p className="max-w-28 text-right font-semibold">{t('askPrice')}</p>
  return (
    <p className="shrink-0">
      <span className="sr-only">{t('price')} </span>
      <PriceTag price={priceText(price)} className="text-[2rem]! md:text-5xl!" />
    </p>
  )
}
