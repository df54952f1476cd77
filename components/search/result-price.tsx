import { useTranslations } from 'next-intl'
import { PriceTag } from '@/components/ui/price-tag'
import type { Menu } from '@/contract/entities/menu'
import { priceText } from '@/contract/rules/price'

/** The biggest fact of a card. */
export function ResultPrice({ menu: { price } }: { menu: Menu }) {
  const t = useTranslations('search.card')
  if (price === null) return <p className="mt-2 font-semibold">{t('askPrice')}</p>
  return (
    <p className="mt-2">
      <span className="sr-only">{t('menuPrice')} </span>
      <PriceTag price={priceText(price)} className="text-[2rem]!" />
    </p>
  )
}
