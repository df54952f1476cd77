export type SearchedPlace = { name: string; lat?: number; lon?: number }

/** Eleven metres: nobody's doorstep, and near enough for lunch. */
export const rounded = (degrees: number) => String(Math.round(degrees * 10_000) / 10_000)

/** A search around a place. `current` is the query to keep the filters of; the page starts again. */
export function placeHref({ name, lat, lon }: SearchedPlace, path = '/restaurant/search/menu', current = '') {
  const kept = new URLSearchParams(current)
  for (const key of ['lat', 'lon', 'place', 'page']) kept.delete(key)
  const around: [string, string][] =
    lat === undefined || lon === undefined
      ? []
      : [
          ['lat', rounded(lat)],
          ['lon', rounded(lon)],
        ]
  const query = [...around, ['place', name], ...kept].map((pair) => pair.map(encodeURIComponent).join('='))
  return `${path}?${query.join('&')}`
}
