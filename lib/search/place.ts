import type { Position } from '@/contract/entities/place'
import { madrid, roundDegrees } from '@/contract/geography'
import { distanceSlider } from '@/contract/search'

export type SearchedPlace = {
  name: string
  lat?: number
  lon?: number
  /** The place of the last search. Used for a typed place without coordinates. */
  near?: Position
}

/** One decimal is eleven kilometres: enough to choose between two towns with a «Gran Vía», and many people share one page. */
const roughly = (degrees: number) => roundDegrees(degrees, 1)

export const nearText = ({ lat, lon }: Position) => `${roughly(lat)},${roughly(lon)}`

export function readNear(text: string): Position | undefined {
  const [lat = Number.NaN, lon = Number.NaN, ...more] = text.split(',').map(Number.parseFloat)
  const isPoint = Math.abs(lat) <= 90 && Math.abs(lon) <= 180 && more.length === 0
  return isPoint ? { lat: roughly(lat), lon: roughly(lon) } : undefined
}

/** Rounds to eleven metres: too coarse to show a person's door, and near enough for lunch. */
export const degreesText = (degrees: number) => String(roundDegrees(degrees, 4))

/** The address of a search around a place. Keeps the filters of the query `current` and starts at the first page. */
export function placeHref(
  { name, lat, lon, near }: SearchedPlace,
  path = '/restaurant/search/menu',
  current = '',
) {
  const kept = new URLSearchParams(current)
  for (const key of ['lat', 'lon', 'place', 'near', 'page']) kept.delete(key)
  const around: [string, string][] =
    lat === undefined || lon === undefined
      ? []
      : [
          ['lat', degreesText(lat)],
          ['lon', degreesText(lon)],
        ]
  const last: [string, string][] = near && around.length === 0 ? [['near', nearText(near)]] : []
  const query = [...around, ['place', name], ...last, ...kept].map((pair) =>
    pair.map(encodeURIComponent).join('='),
  )
  return `${path}?${query.join('&')}`
}

/** The address of a search around a point, with the radius that is on the screen. A radius beyond the filter's range means no limit. */
export function areaHref(place: SearchedPlace, km: number, path: string, current: string) {
  const kept = new URLSearchParams(current)
  const whole = Math.max(distanceSlider.min, Math.ceil(km))
  if (whole > distanceSlider.max) kept.delete('km')
  else kept.set('km', String(whole))
  return placeHref(place, path, kept.toString())
}

/** The position of a search that names no place (docs/product.md#map-start). */
export const defaultPlace = { name: 'Madrid', position: madrid }

/** The diner's place, for a search whose address names none. */
export const placeCookieName = 'place'

export const placeCookieValue = ({ name, lat, lon }: Required<Omit<SearchedPlace, 'near'>>) =>
  encodeURIComponent(`lat=${degreesText(lat)}&lon=${degreesText(lon)}&place=${encodeURIComponent(name)}`)

/**
 * An answer that depends on the cookie must not be shared by caches between web and browser. Mantel's own cache keeps it under the place.
 */
export function sharedBy(params: URLSearchParams) {
  const isPlaceInAddress = params.has('place') || (params.has('lat') && params.has('lon'))
  return isPlaceInAddress ? undefined : { 'cache-control': 'private, no-cache' }
}
