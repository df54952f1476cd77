import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import type { OwnMenu } from '@/contract/entities/own-menu'
import type { ActionCounts } from '@/contract/entities/tracking'
import { priceText } from '@/contract/rules/price'
import { shortDate } from '@/lib/i18n/short-date'
import { firstDishes, slotPath } from './slot'

/** One past menu in three lines. */
export function HistoryEntry({ menu, counts }: { menu: OwnMenu; counts: ActionCounts | undefined }) {
  const t = useTranslations('menuHistory')
  const service = useTranslations('week.service')
  return (
    <div className="min-w-0 grow">
      <h3 className="flex flex-wrap items-baseline gap-x-3 text-lg">
        <Link href={slotPath(menu)} className="hover:underline">
          {shortDate(menu.date)}
        </Link>
        <span className="font-sans text-base font-normal text-soft">{service(menu.service)}</span>
        <span className="figures ml-auto">{menu.price === null ? t('noPrice') : priceText(menu.price)}</span>
      </h3>
      <p className="line-clamp-2 text-soft">{firstDishes(menu) || t('noDishes')}</p>
      {counts ? (
        <p className="figures text-sm">
          {t('results', {
            views: counts.view,
            calls: counts.call,
            directions: counts.directions,
            shares: counts.share,
          })}
        </p>
      ) : null}
    </div>
  )
}
