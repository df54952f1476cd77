import { useFormatter, useTranslations } from 'next-intl'
import type { Menu } from '@/contract/entities/menu'
import { priceText } from '@/contract/rules/price'

/** What the price pays for, and the price of half of it. */
export function MenuIncludes({ menu: { halfPrice, includes } }: { menu: Menu }) {
  const t = useTranslations('restaurant.menu')
  const includeName = useTranslations('includes')
  const format = useFormatter()
  const list = format.list(includes.map((part) => includeName(part)))
  return (
    <p className="mt-1.5">
      {list ? `${t('includes', { list })} ` : null}
      {halfPrice === null ? null : (
        <strong className="figures font-semibold">{t('half', { price: priceText(halfPrice) })}</strong>
      )}
    </p>
  )
}
