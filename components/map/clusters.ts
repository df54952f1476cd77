import type { Position } from '@/contract/entities/place'
import { priceText } from '@/lib/i18n/price-text'
import type { ShownResult } from '@/lib/search/shown-result'
import { type Point, pixelAt } from './plane'

export type Cluster = { key: string; position: Position; members: ShownResult[] }

/** The lowest price in a cluster as text. Null if no result has a price. */
export function cheapestPriceText(members: ShownResult[]) {
  const prices = members.flatMap(({ price }) => price ?? [])
  return prices.length > 0 ? priceText(Math.min(...prices)) : null
}

type Heap = { at: Point; members: { result: ShownResult; rank: number }[] }

/**
 * Groups results whose marks would overlap, until no mark lies on another. The group's mark stands in their middle; its first member is the
 * first in the list.
 */
export function clustersOf(results: ShownResult[], zoom: number): Cluster[] {
  const separateHeaps: Heap[] = []
  for (const [rank, result] of results.entries()) {
    let heap: Heap = { at: pixelAt(result.position, zoom), members: [{ result, rank }] }
    for (let near = indexOfNear(separateHeaps, heap); near >= 0; near = indexOfNear(separateHeaps, heap)) {
      const [other] = separateHeaps.splice(near, 1)
      if (other) heap = joinHeaps(other, heap)
    }
    separateHeaps.push(heap)
  }
  return separateHeaps
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map(({ members }) => members.toSorted((a, b) => a.rank - b.rank).map(({ result }) => result))
    .map((members) => ({
      key: members.map(({ id }) => id).join(' '),
      position: middleOf(members),
      members,
    }))
}

const rankOf = ({ members }: Heap) => Math.min(...members.map(({ rank }) => rank))

const indexOfNear = (heaps: Heap[], heap: Heap) => heaps.findIndex((other) => overlap(other, heap))

function joinHeaps(one: Heap, other: Heap): Heap {
  const members = [...one.members, ...other.members]
  const middle = (axis: 'x' | 'y') =>
    (one.at[axis] * one.members.length + other.at[axis] * other.members.length) / members.length
  return { at: { x: middle('x'), y: middle('y') }, members }
}

const height = 44

function overlap(one: Heap, other: Heap) {
  const width = (widthOf(one) + widthOf(other)) / 2
  return Math.abs(one.at.x - other.at.x) < width && Math.abs(one.at.y - other.at.y) < height
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
