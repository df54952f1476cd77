import type { Position } from '@/contract/entities/place'
import type { ShownResult } from '@/lib/search/shown-result'

export type Cluster = { key: string; position: Position; members: ShownResult[] }

/** The size of a price mark in pixels, with some space around the price. */
const mark = { width: 66, height: 44 }

/** Groups results whose marks would overlap. The group's mark stands in their middle; its first member is the first in the list. */
export function clustersOf(results: ShownResult[], zoom: number): Cluster[] {
  const heaps: { at: Point; members: ShownResult[] }[] = []
  for (const result of results) {
    const at = pixelAt(result.position, zoom)
    const heap = heaps.find((other) => overlap(other.at, at))
    if (heap) heap.members.push(result)
    else heaps.push({ at, members: [result] })
  }
  return heaps.map(({ members }) => ({
    key: members.map(({ id }) => id).join(' '),
    position: middleOf(members),
    members,
  }))
}

type Point = { x: number; y: number }

const overlap = (a: Point, b: Point) => Math.abs(a.x - b.x) < mark.width && Math.abs(a.y - b.y) < mark.height

/** Web Mercator, as both maps use it. `zoom` is MapLibre's zoom, with tiles of 512 pixels. */
function pixelAt({ lat, lon }: Position, zoom: number): Point {
  const world = 512 * 2 ** zoom
  const sine = Math.sin((lat * Math.PI) / 180)
  return {
    x: world * (lon / 360 + 0.5),
    y: world * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  }
}

function middleOf(members: ShownResult[]): Position {
  const sum = members.reduce(
    (total, { position }) => ({ lat: total.lat + position.lat, lon: total.lon + position.lon }),
    { lat: 0, lon: 0 },
  )
  return { lat: sum.lat / members.length, lon: sum.lon / members.length }
}
