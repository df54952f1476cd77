import type { Position } from '@/contract/entities/place'
import { earthRadiusKm } from '@/contract/geography'

// Web Mercator, as in the database's mercator() and mercator_cell(). The map is stretched by 1 / cos(latitude).
const equatorMetres = 6_378_137
const halfWorld = Math.PI * equatorMetres
const cellMetres = 24_000
const cellsAcross = 16_384

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The radius in map metres of a circle that contains all points within `km` on the ground. */
export function mapMetres({ lat }: Position, km: number): number {
  const farthest = Math.min(radians(89), radians(Math.abs(lat)) + km / earthRadiusKm)
  return ((km / earthRadiusKm) * equatorMetres) / Math.cos(farthest)
}

/** The smallest distance on the ground of a point that is this far away on the map. */
export function groundKm({ lat }: Position, metres: number): number {
  const angle = metres / equatorMetres
  return angle * earthRadiusKm * Math.cos(Math.min(radians(89), radians(Math.abs(lat)) + angle))
}

function mapPoint({ lat, lon }: Position) {
  return {
    x: equatorMetres * radians(lon),
    y: equatorMetres * Math.log(Math.tan(radians(45 + lat / 2))),
  }
}

/** The cells that the circle of `mapMetres` touches. */
export function cellsAround(at: Position, km: number): number[] {
  const { x, y } = mapPoint(at)
  const metres = mapMetres(at, km)
  const columns = cellRange(x, metres)
  const rows = cellRange(y, metres)
  return columns.flatMap((column) =>
    rows
      .filter((row) => Math.hypot(gap(column, x), gap(row, y)) <= metres)
      .map((row) => column * cellsAcross + row),
  )
}

function cellRange(middle: number, metres: number): number[] {
  const first = Math.floor((middle + halfWorld - metres) / cellMetres)
  const last = Math.floor((middle + halfWorld + metres) / cellMetres)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** The distance from a point to the nearest edge of a cell, along one axis. */
function gap(cell: number, at: number): number {
  const start = cell * cellMetres - halfWorld
  return Math.max(start - at, at - (start + cellMetres), 0)
}
