import type { Restaurant } from '@/contract/entities/restaurant'
import { localNow } from '@/contract/rules/time/local-time'
import { type WeekRow, weekMinutes, weekTable } from '@/contract/rules/time/opening-hours'
import { useTranslations } from '@/lib/i18n/translations'

type Props = { restaurant: Pick<Restaurant, 'schedule' | 'timeZone'>; renderedAt: number }

/** Monday to Sunday with today marked; a sentence for a restaurant that has given no hours. The cache never keeps a page longer than its day. */
export function WeekHours({ restaurant: { schedule, timeZone }, renderedAt }: Props) {
  const t = useTranslations('restaurant.hours')
  const dayName = useTranslations('weekdays')
  if (weekMinutes(schedule).length === 0) return <p className="text-soft">{t('unknown')}</p>
  const today = localNow(new Date(renderedAt), timeZone).weekday
  return (
    <>
      <table className="figures w-full">
        <caption className="sr-only">{t('caption')}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{t('times')}</th>
          </tr>
        </thead>
        <tbody>
          {weekTable(schedule).map((row) => (
            <tr
              key={row.weekday}
              aria-current={row.weekday === today ? 'date' : undefined}
              className="border-b border-line align-top last:border-0 aria-[current]:bg-tile aria-[current]:font-semibold"
            >
              <th scope="row" className="px-2 py-2 text-left font-normal in-aria-[current]:font-semibold">
                <span className="inline-block first-letter:uppercase">{dayName(`${row.weekday}`)}</span>
                {row.weekday === today ? (
                  <span className="font-normal text-soft"> ({t('today')})</span>
                ) : null}
              </th>
              <td className="px-2 py-2 text-right">
                <Times row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 px-2 text-sm text-soft">{t(timeZone === 'Atlantic/Canary' ? 'canary' : 'madrid')}</p>
    </>
  )
}

function Times({ row: { roundTheClock, ranges } }: { row: WeekRow }) {
  const t = useTranslations('restaurant.hours')
  if (roundTheClock) return t('always')
  if (ranges.length === 0) return <span className="text-soft">{t('closed')}</span>
  return ranges.map(({ start, end }) => (
    <span key={start} className="block whitespace-nowrap">
      {t('range', { start, end })}
    </span>
  ))
}
