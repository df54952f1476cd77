import type { Position } from '@/contract/entities/place'
import { priceText } from '@/lib/i18n/price-text'
import type { ShownResult } from '@/lib/search/shown-result'
import { type Point, pixelAt } from './plane'
import { type Area, areaOf, type Dot, markHeight, type Stance, stanceOf, topOf } from './stance'

export type Cluster = { key: string; position: Position; members: ShownResult[]; stance: Stance }

/** The lowest price in a cluster as text. Null if no result has a price. */
export function cheapestPriceText(members: ShownResult[]) {
  const prices = members.flatMap(({ price }) => price ?? [])
  return prices.length > 0 ? priceText(Math.min(...prices)) : null
}

type Members = { result: ShownResult; rank: number }[]
type Heap = { at: Point; members: Members; width: number; stance: Stance }

/**
 * Groups results whose marks would overlap, until no mark lies on another, or on a dot. The group's mark stands in their middle; its first
 * member is the first in the list.
 */
export function clustersOf(results: ShownResult[], zoom: number, dots: Dot[] = []): Cluster[] {
  const areas = dots.map((dot) => areaOf(dot, zoom))
  const separateHeaps: Heap[] = []
  for (const [rank, result] of results.entries()) {
    let heap = heapOf(pixelAt(result.position, zoom), [{ result, rank }], areas)
    for (let near = indexOfNear(separateHeaps, heap); near >= 0; near = indexOfNear(separateHeaps, heap)) {
      const [other] = separateHeaps.splice(near, 1)
      if (other) heap = joinHeaps(other, heap, areas)
    }
    separateHeaps.push(heap)
  }
  return separateHeaps
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map(({ members, stance }) => ({
      stance,
      members: members.toSorted((a, b) => a.rank - b.rank).map(({ result }) => result),
    }))
    .map(({ members, stance }) => ({
      key: members.map(({ id }) => id).join(' '),
      position: middleOf(members),
      members,
      stance,
    }))
}

const heapOf = (at: Point, members: Members, areas: Area[]): Heap => {
  const width = widthOf({ members })
  return { at, members, width, stance: stanceOf(at, width, areas) }
}

const rankOf = ({ members }: Heap) => Math.min(...members.map(({ rank }) => rank))

const indexOfNear = (heaps: Heap[], heap: Heap) => heaps.findIndex((other) => overlap(other, heap))

function joinHeaps(one: Heap, other: Heap, areas: Area[]): Heap {
  const members = [...one.members, ...other.members]
  const middle = (axis: 'x' | 'y') =>
    (one.at[axis] * one.members.length + other.at[axis] * other.members.length) / members.length
  return heapOf({ x: middle('x'), y: middle('y') }, members, areas)
}

function overlap(one: Heap, other: Heap) {
  const width = (one.width + other.width) / 2
  const down = one.at.y + topOf(one.stance) - other.at.y - topOf(other.stance)
  return Math.abs(one.at.x - other.at.x) < width && Math.abs(down) < markHeight
}

/** The pixels that a mark takes with some space around it, by its longest text: «13,40 €» or «12 · desde 13,40 €». */
export function widthOf({ members }: Pick<Heap, 'members'>) {
  const price = cheapestPriceText(members.map(({ result }) => result))
  const letters = members.length > 1 ? `${members.length} · desde ` : ''
  return 30 + 9 * (letters.length + (price ?? '').length)
}

function middleOf(members: ShownResult[]): Position {
  const sum = members.reduce(
    (total, { position }) => ({ lat: total.lat + position.lat, lon: total.lon + position.lon }),
    { lat: 0, lon: 0 },
  )
  return { lat: sum.lat / members.length, lon: sum.lon / members.length }
}
