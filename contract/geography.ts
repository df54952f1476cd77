/** docs/product.md#map-box: the box of Spain and the Canary Islands, which limits every map and coordinate. */
export const spain = { north: 43.79, south: 27.63, west: -18.16, east: 4.33 } as const

/** docs/product.md#map-start: the start of a map when no place is known. */
export const madrid = { lat: 40.42, lon: -3.71 } as const

/** docs/product.md#map-start: near enough to see the two sides of a street. */
export const streetZoom = 16

/**
 * Rounds to this number of decimals. One decimal is eleven kilometres, three decimals are a hundred metres, four are eleven, five are one, six are ten centimetres, seven
 * are one. Never returns -0.
 */
export function roundDegrees(degrees: number, decimals: 1 | 3 | 4 | 5 | 6 | 7) {
  const unit = 10 ** decimals
  return Math.round(degrees * unit) / unit + 0
}

/** The mean radius; the api's SQL uses the same. */
export const earthRadiusKm = 6371.0088

const radians = (degrees: number) => (degrees * Math.PI) / 180

type Point = { lat: number; lon: number }

/** Great-circle kilometres by the haversine. */
export function distanceKm(a: Point, b: Point): number {
  const lat = Math.sin(radians(b.lat - a.lat) / 2)
  const lon = Math.sin(radians(b.lon - a.lon) / 2)
  const h = lat * lat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * lon * lon
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, h)))
}

/** '350 m' or '1,2 km', with a no-break space. At least 10 m, because an address is not more exact. */
export function distanceText(km: number): string {
  const metres = Math.max(10, Math.round(km * 100) * 10)
  if (metres < 1000) return `${metres}\u00a0m`
  return `${km.toFixed(1).replace('.', ',')}\u00a0km`
}

/** '300 m' or '2 km': as exact as a distance from the middle of a place can be. */
export function roughDistanceText(km: number): string {
  const metres = Math.max(100, Math.round(km * 10) * 100)
  return metres < 1000 ? `${metres}\u00a0m` : `${Math.round(km)}\u00a0km`
}

/** Streets are not straight: people walk about a third more than the straight line. */
const detour = 1.3

const metresPerMinute = 80

/** Nobody walks farther than this for lunch. */
const longestWalkMinutes = 40

/** The minutes on foot, at least one. Undefined when the place is too far to walk. */
export function walkMinutes(km: number) {
  const minutes = Math.max(1, Math.round((km * 1000 * detour) / metresPerMinute))
  return minutes > longestWalkMinutes ? undefined : minutes
}

/** The distance up to which `walkMinutes` rounds to these minutes. */
export const walkKm = (minutes: number) => ((minutes + 0.5) * metresPerMinute) / detour / 1000
