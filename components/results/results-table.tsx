import { useTranslations } from 'next-intl'
import { Accordion } from '@/components/ui/accordion'
import type { Results } from '@/contract/endpoints/results'
import { type ActionCounts, countedActions } from '@/contract/entities/tracking'
import { priceText } from '@/contract/rules/price'
import { shortDate } from '@/lib/i18n/short-date'

/** Every day and every menu, the newest first. */
export function ResultsTable({ days }: { days: Results['days'] }) {
  const t = useTranslations('results')
  return (
    <Accordion title={t('table')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard too */}
      <section aria-label={t('table')} tabIndex={0} className="relative overflow-x-auto">
        <table className="figures w-full text-right text-sm">
          <thead>
            <tr className="border-b-2 border-line">
              <th scope="col" className="py-2 pr-3 text-left">
                {t('day')}
              </th>
              {countedActions.map((action) => (
                <th key={action} scope="col" className="px-2 py-2 whitespace-nowrap">
                  {t(`actions.${action}`)}
                </th>
              ))}
            </tr>
          </thead>
          {days.toReversed().map(({ date, counts, menus }) => (
            <tbody key={date} className="border-b border-line">
              <Row title={shortDate(date)} counts={counts} className="font-semibold" />
              {menus.map((menu) => (
                <Row
                  key={menu.menuId}
                  title={t(menu.price === null ? menu.service : `${menu.service}At`, {
                    price: menu.price === null ? '' : priceText(menu.price),
                  })}
                  counts={menu.counts}
                  className="text-soft"
                />
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </Accordion>
  )
}

function Row({ title, counts, className }: { title: string; counts: ActionCounts; className: string }) {
  return (
    <tr className={className}>
      <th scope="row" className="py-1.5 pr-3 text-left font-[inherit] whitespace-nowrap">
        {title}
      </th>
      {countedActions.map((action) => (
        <td key={action} className="px-2 py-1.5">
          {counts[action]}
        </td>
      ))}
    </tr>
  )
}
