import type { Position } from '../entities/place'

/** The mean radius; the api's SQL uses the same. */
export const earthRadiusKm = 6371.0088

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle kilometres by the haversine. */
export function distanceKm(a: Position, b: Position): number {
  const lat = Math.sin(radians(b.lat - a.lat) / 2)
  const lon = Math.sin(radians(b.lon - a.lon) / 2)
  const h = lat * lat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * lon * lon
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, h)))
}

/** '350 m' or '1,2 km', with a space that does not break. Nobody is nearer than 10 m by an address. */
export function distanceText(km: number): string {
  const metres = Math.max(10, Math.round(km * 100) * 10)
  if (metres < 1000) return `${metres}\u00a0m`
  return `${km.toFixed(1).replace('.', ',')}\u00a0km`
}
