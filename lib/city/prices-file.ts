import type { PricedWeek } from '@/contract/endpoints/cities'
import { getTranslations } from '@/lib/i18n/translations'
import { getCityPrices } from '../api/cities'

import 'server-only'

/** The prices of a city as a table for other programs: RFC 4180, dots in numbers, dates as ISO 8601. The header is in the language of the address. */
export async function pricesFile(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const [, slug] = (await params).file.match(/^([a-z0-9]+(?:-[a-z0-9]+)*)\.csv$/) ?? []
  const prices = slug && slug.length <= 80 ? await getCityPrices(slug) : null
  if (!prices || prices.weeks.length === 0) return new Response(null, { status: 404 })
  const t = await getTranslations('city.costs')
  return new Response(csvOf(prices.weeks, t('header')), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${t('fileName', { city: slug ?? '' })}"`,
      'access-control-allow-origin': '*',
    },
  })
}

export function csvOf(weeks: PricedWeek[], header: string) {
  const lines = weeks.map(({ from, to, menus, restaurants, lower, median, upper }) =>
    [from, to, menus, restaurants, ...[lower, median, upper].map((euros) => euros.toFixed(2))].join(','),
  )
  return [header, ...lines, ''].join('\r\n')
}
