import { Accordion } from '@/components/ui/accordion'
import { ChipLink } from '@/components/ui/chip-link'
import { Link } from '@/components/ui/link'
import type { Results } from '@/contract/endpoints/results'
import { type ActionCounts, countedActions } from '@/contract/entities/tracking'
import { priceText } from '@/lib/i18n/price-text'
import { shortDate } from '@/lib/i18n/short-date'
import { useTranslations } from '@/lib/i18n/translations'
import { menuEffect, resultBars } from './result-bars'
import { type ResultQuestion, resultHref, resultRanges } from './result-question'
import { ResultsChart } from './results-chart'

type Props = { results: Results; question: ResultQuestion }

/** The results of the menus: six totals, a chart for one of them, and a table. */
export function ResultsView({ results, question }: Props) {
  const t = useTranslations('results')
  const { range, action } = question
  const { days, total, before } = results
  const effect = menuEffect(days)
  const isEmpty = countedActions.every((one) => total[one] === 0 && before[one] === 0)
  return (
    <section aria-labelledby="results" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="results" className="text-2xl md:text-3xl">
          {t('title')}
        </h2>
        <ul aria-label={t('ranges')} className="flex flex-wrap gap-2">
          {resultRanges.map((days) => (
            <li key={days}>
              <ChipLink href={resultHref({ ...question, range: days })} on={days === range} scroll={false}>
                {t('range', { days })}
              </ChipLink>
            </li>
          ))}
        </ul>
      </div>
      {isEmpty ? (
        <p className="rounded bg-napkin p-4 text-soft">{t('none')}</p>
      ) : (
        <>
          <ul aria-label={t('sums')} className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-6">
            {countedActions.map((one) => (
              <li key={one} className="grid">
                <ResultTile
                  label={t(`actions.${one}`)}
                  count={total[one]}
                  before={before[one]}
                  days={range}
                  href={resultHref({ ...question, action: one })}
                  isShown={one === action}
                />
              </li>
            ))}
          </ul>
          <ResultsChart bars={resultBars(days, action)} action={action} />
          {effect ? <p className="rounded bg-olive-tint p-4">{t('effect', effect)}</p> : null}
          <ResultsTable days={days} />
        </>
      )}
      <p className="text-sm text-soft">{t('how')}</p>
    </section>
  )
}

type ResultTileProps = {
  label: string
  count: number
  before: number
  days: number
  href: string
  /** Whether the chart shows this action. */
  isShown: boolean
}

function ResultTile({ label, count, before, days, href, isShown }: ResultTileProps) {
  const t = useTranslations('results')
  return (
    <Link
      href={href}
      scroll={false}
      aria-current={isShown ? 'true' : undefined}
      className="grid content-start rounded border-2 border-line bg-card p-3 hover:border-edge aria-[current]:border-azulejo aria-[current]:bg-tile"
    >
      <span className="text-sm text-soft">{label}</span>
      <span className="figures font-display text-3xl font-bold">{count}</span>
      <span className="text-sm text-soft">{t('before', { days, count: before })}</span>
    </Link>
  )
}

/** Every day and every menu, the newest first. */
function ResultsTable({ days }: { days: Results['days'] }) {
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
