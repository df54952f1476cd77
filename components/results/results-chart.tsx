import type { CountedAction } from '@/contract/entities/tracking'
import { weekdayOf } from '@/contract/rules/time/local-time'
import { shortDate } from '@/lib/i18n/short-date'
import { useTranslations } from '@/lib/i18n/translations'
import { type ResultBar, scaleTop } from './result-bars'

type Props = { bars: ResultBar[]; action: CountedAction }

const height = 160

/** Bars for sighted readers. Screen readers get one sentence, and the table below. */
export function ResultsChart({ bars, action }: Props) {
  const t = useTranslations('results')
  const [first, last] = [bars[0], bars.at(-1)]
  if (!first || !last) return null
  const best = bars.reduce((most, bar) => (bar.count > most.count ? bar : most), first)
  const top = scaleTop(best.count)
  const isWeekly = bars.some(({ from, to }) => from !== to)
  const heading = t(isWeekly ? 'perWeek' : 'perDay', { action: t(`actions.${action}`) })
  const label = t('chart', {
    heading,
    from: shortDate(first.from),
    to: shortDate(last.to),
    best: shortDate(best.from),
    count: best.count,
  })
  return (
    <figure className="grid gap-2 rounded border border-line bg-card p-4">
      <figcaption className="flex flex-wrap justify-between gap-x-4 font-semibold">
        {heading}
        <span className="flex gap-4 text-sm font-normal text-soft">
          <Key className="bg-azulejo">{t('withMenu')}</Key>
          <Key className="bg-edge">{t('withoutMenu')}</Key>
        </span>
      </figcaption>
      <div role="img" aria-label={label} className="grid grid-cols-[auto_1fr] gap-x-2 text-sm text-soft">
        <div className="figures flex flex-col justify-between text-right leading-none" style={{ height }}>
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{value}</span>
          ))}
        </div>
        <div
          className="grid auto-cols-fr grid-flow-col items-end gap-[2px] border-y border-line bg-[linear-gradient(var(--color-line),var(--color-line))] bg-[length:100%_1px] bg-center bg-no-repeat sm:gap-1"
          style={{ height }}
        >
          {bars.map(({ from, count, hadMenu }) => (
            <span
              key={from}
              title={`${shortDate(from)}: ${count}`}
              className={`rounded-t-sm ${hadMenu ? 'bg-azulejo' : 'bg-edge'}`}
              style={{ height: `${(count / top) * 100}%` }}
            />
          ))}
        </div>
        <div className="col-start-2 grid auto-cols-fr grid-flow-col gap-[2px] pt-1 sm:gap-1">
          {bars.map((bar, index) => (
            <span key={bar.from} className="relative h-5">
              {isMarked(bars, index) ? (
                <span
                  className={`absolute whitespace-nowrap ${index === bars.length - 1 ? 'right-0' : 'left-0'}`}
                >
                  {markOf(bar, bars.length)}
                </span>
              ) : null}
            </span>
          ))}
        </div>
      </div>
    </figure>
  )
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className={`size-3 rounded-sm ${className}`} />
      {children}
    </span>
  )
}

const dayByDay = 7

/** With many bars, only some have a label: Mondays, or every fourth week. */
function isMarked(bars: ResultBar[], index: number) {
  const bar = bars[index]
  if (!bar || bars.length <= dayByDay) return true
  if (bars.some(({ from, to }) => from !== to)) return index % 4 === 0
  return weekdayOf(bar.from) === 1
}

const markOf = ({ from }: ResultBar, count: number) =>
  count <= dayByDay ? shortDate(from).slice(0, 3) : shortDate(from).replace(/^\S+ /, '')
