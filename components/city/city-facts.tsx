import { useTranslations } from 'next-intl'
import { priceText } from '@/contract/rules/price'
import type { CityMenus } from '@/lib/api/cities'

/** How much there is today and what it costs, before any scrolling. */
export function CityFacts({ menus: { menusToday, prices, restaurants } }: { menus: CityMenus }) {
  const t = useTranslations('city.facts')
  return (
    <p className="figures mt-2 text-lg leading-snug">
      <strong className="font-semibold">{t('menus', { count: menusToday })}</strong>
      {prices ? (
        <>
          {' '}
          <span className="font-semibold whitespace-nowrap">
            {prices.lowest === prices.highest
              ? t('price', { price: priceText(prices.lowest) })
              : t('prices', { lowest: priceText(prices.lowest), highest: priceText(prices.highest) })}
          </span>
        </>
      ) : null}
      <span aria-hidden="true" className="hidden text-soft sm:inline">
        {' · '}
      </span>
      <span className="block text-soft sm:inline">{t('restaurants', { count: restaurants })}</span>
    </p>
  )
}
