import type { Position } from '@/contract/entities/place'
import { distanceKm } from '@/contract/geography'

export type Box = { north: number; south: number; east: number; west: number }

/** The minimum box, about five hundred metres, so that the map of a single place does not open too near. */
const breadth = 0.005

export function boxAround(positions: Position[]): Box {
  const lats = positions.map(({ lat }) => lat)
  const lons = positions.map(({ lon }) => lon)
  const around = {
    north: Math.max(...lats),
    south: Math.min(...lats),
    east: Math.max(...lons),
    west: Math.min(...lons),
  }
  const isPoint = around.north - around.south < breadth && around.east - around.west < breadth
  if (!isPoint) return around
  const { lat, lon } = centreOf(around)
  return { north: lat + breadth, south: lat - breadth, east: lon + breadth, west: lon - breadth }
}

export const centreOf = ({ north, south, east, west }: Box): Position => ({
  lat: (north + south) / 2,
  lon: (east + west) / 2,
})

/** The distance from the middle of a map to its farther edge. */
export function reachKm(box: Box) {
  const centre = centreOf(box)
  return Math.max(
    distanceKm(centre, { lat: box.north, lon: centre.lon }),
    distanceKm(centre, { lat: centre.lat, lon: box.east }),
  )
}

/** Whether the map already shows all positions, and not all in one small spot. */
export function showsWell(map: Box, positions: Position[]) {
  if (positions.length === 0) return false
  const them = boxAround(positions)
  const isInside =
    them.north <= map.north && them.south >= map.south && them.east <= map.east && them.west >= map.west
  const share = Math.max(
    (them.north - them.south) / (map.north - map.south),
    (them.east - them.west) / (map.east - map.west),
  )
  return isInside && share > 0.3
}
