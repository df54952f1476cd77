import { useTranslations } from 'next-intl'
import { ChipLink } from '@/components/ui/chip-link'
import type { Results } from '@/contract/endpoints/results'
import { countedActions } from '@/contract/entities/tracking'
import { menuEffect, resultBars } from './result-bars'
import { type ResultQuestion, resultHref, resultRanges } from './result-question'
import { ResultTile } from './result-tile'
import { ResultsChart } from './results-chart'
import { ResultsTable } from './results-table'

type Props = { results: Results; question: ResultQuestion }

/** What the menus brought: six sums, one of them drawn, and all of it as a table. */
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
        <ul aria-label={t('ranges')} className="flex gap-2">
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
