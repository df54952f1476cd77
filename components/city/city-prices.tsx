import { type PricedWeek, type CityPrices as Prices, pricedWeeks } from '@/contract/endpoints/cities'
import { priceLine } from '@/lib/city/price-line'
import { pricesPath } from '@/lib/city/question'
import { dayRange } from '@/lib/i18n/day-range'
import { priceText } from '@/lib/i18n/price-text'
import { useTranslations } from '@/lib/i18n/translations'
import { pathHere } from '@/lib/language/path-in'

/** The prices of menus in a city: the last seven days in words, twelve weeks as a line and as a table. */
export function CityPrices({ prices: { city, weeks, cheapest } }: { prices: Prices }) {
  const t = useTranslations('city.costs')
  const week = weeks.at(-1)
  if (!week) return null
  const median = priceText(week.median)
  return (
    <section aria-labelledby="precios" className="mt-10 max-w-3xl">
      <h2 id="precios" className="text-2xl">
        {t('title', { city: city.name })}
      </h2>
      <p className="figures mt-2">
        <strong className="font-display text-3xl">{median}</strong> {t('median')}{' '}
        {t('quartiles', { lower: priceText(week.lower), upper: priceText(week.upper) })}
      </p>
      {cheapest ? (
        <p className="figures mt-2">
          {t.rich('cheapest', {
            strong: (text) => <strong>{text}</strong>,
            ...{ quarter: cheapest.name, price: priceText(cheapest.median), count: cheapest.menus },
          })}
        </p>
      ) : null}
      <p className="figures mt-2 text-soft">
        {t('behind', {
          menus: week.menus,
          restaurants: week.restaurants,
          days: dayRange(week.from, week.to),
        })}
      </p>
      {weeks.length > 1 ? <Line weeks={weeks} /> : null}
      <details className="mt-2">
        <summary className="flex min-h-11 items-center link">{t('table')}</summary>
        <WeekTable weeks={weeks} />
        <p>
          <a
            href={pathHere(pricesPath(city.slug))}
            download
            className="inline-flex min-h-11 items-center link"
          >
            {t('file')}
          </a>
        </p>
      </details>
    </section>
  )
}

const [width, height] = [1000, 300]

/** The server draws this line. The text below says the same, and the table has all numbers. */
function Line({ weeks }: { weeks: PricedWeek[] }) {
  const t = useTranslations('city.costs')
  const { lines, bands, lowest, highest } = priceLine(weeks)
  const pointsOf = (points: { x: number; y: number }[]) =>
    points.map(({ x, y }) => `${Math.round(x * width)},${Math.round(y * height)}`).join(' ')
  return (
    <figure className="mt-4">
      <div className="grid grid-cols-[auto_1fr] gap-x-2">
        <div
          aria-hidden="true"
          className="figures flex flex-col justify-between text-right text-sm text-soft"
        >
          <span>{priceText(highest)}</span>
          <span>{priceText(lowest)}</span>
        </div>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="h-36 w-full overflow-visible border-y border-line text-azulejo"
        >
          {bands.map((band) => (
            <polygon key={pointsOf(band)} points={pointsOf(band)} className="fill-current opacity-15" />
          ))}
          {lines.map((line) => (
            <polyline
              key={pointsOf(line)}
              points={pointsOf(line.length > 1 ? line : [...line, ...line])}
              vectorEffect="non-scaling-stroke"
              strokeWidth={line.length > 1 ? 3 : 8}
              className="fill-none stroke-current [stroke-linecap:round]"
            />
          ))}
        </svg>
      </div>
      <figcaption className="mt-1 text-sm text-soft">{t('line', { weeks: pricedWeeks })}</figcaption>
    </figure>
  )
}

function WeekTable({ weeks }: { weeks: PricedWeek[] }) {
  const t = useTranslations('city.costs')
  const cell = 'px-2 py-1.5 text-right'
  return (
    <div className="overflow-x-auto">
      <table className="figures w-full text-sm">
        <caption className="sr-only">{t('caption')}</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="py-1.5 pr-2 text-left">
              {t('week')}
            </th>
            {(['lower', 'middle', 'upper', 'menus'] as const).map((column) => (
              <th key={column} scope="col" className={cell}>
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map(({ from, to, lower, median, upper, menus }) => (
            <tr key={to} className="border-b border-line">
              <th scope="row" className="py-1.5 pr-2 text-left font-normal">
                {dayRange(from, to)}
              </th>
              <td className={cell}>{priceText(lower)}</td>
              <td className={cell}>{priceText(median)}</td>
              <td className={cell}>{priceText(upper)}</td>
              <td className={cell}>{menus}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
