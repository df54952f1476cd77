'use client'

import type { Messages } from 'next-intl'
import { type ReactNode, useMemo } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { Position } from '@/contract/entities/place'
import { pointAt, usePointedAt } from '@/lib/browser/shown-results'
import { fill } from '@/lib/i18n/fill'
import { priceText } from '@/lib/i18n/price-text'
import type { ShownResult } from '@/lib/search/shown-result'
import { type Cluster, cheapestPriceText, clustersOf } from './clusters'
import type { Dot, Stance } from './stance'

type Props = {
  results: ShownResult[]
  /** The dots that no mark covers. */
  dots: Dot[]
  zoom: number
  labels: Messages['map']['results']
  /** Places a mark on the map, for Google's map or for MapLibre. */
  place: (mark: { key: string; position: Position; isInFront: boolean; children: ReactNode }) => ReactNode
  onSelect: (members: ShownResult[]) => void
  onOpenCluster: (cluster: Cluster) => void
}

/** A mark for each result, or for several results whose marks would overlap. */
export function ResultMarks({ results, dots, zoom, labels, place, onSelect, onOpenCluster }: Props) {
  const clusters = useMemo(() => clustersOf(results, zoom, dots), [results, zoom, dots])
  const pointedAt = usePointedAt()
  return clusters.map((cluster) => {
    const { key, position, members, stance } = cluster
    const [only] = members
    const isPointedAt = members.some(({ id }) => id === pointedAt)
    return place({
      key,
      position,
      isInFront: isPointedAt,
      children: (
        <Standing stance={stance}>
          {only && members.length === 1 ? (
            <ResultMark
              result={only}
              hangs={stance.hangs}
              isPointedAt={isPointedAt}
              labels={labels}
              onPoint={pointAt}
              onSelect={() => onSelect(members)}
            />
          ) : (
            <ClusterMark
              members={members}
              hangs={stance.hangs}
              isPointedAt={isPointedAt}
              labels={labels}
              onOpen={() => onOpenCluster(cluster)}
            />
          )}
        </Standing>
      ),
    })
  })
}

/** A map puts the lower edge of this element on the place. */
function Standing({ stance: { tip, hangs }, children }: { stance: Stance; children: ReactNode }) {
  return (
    <div className="grid" style={{ translate: `0 ${hangs ? `calc(100% + ${tip}px)` : `${tip}px`}` }}>
      {children}
    </div>
  )
}

type ResultMarkLabels = Messages['map']['results']

const highlightClass = 'scale-110 bg-check! text-on-check! after:bg-check!'
/** The tip of the mark points at the place. */
const tipClass = (hangs: boolean) =>
  classNames(
    'after:absolute after:left-1/2 after:size-3 after:-translate-x-1/2 after:rotate-45 after:-z-10',
    hangs ? 'mt-2 after:-top-1' : 'mb-2 after:-bottom-1',
  )

type ResultProps = {
  result: ShownResult
  hangs: boolean
  isPointedAt: boolean
  labels: ResultMarkLabels
  onPoint: (id: string | null) => void
  onSelect: () => void
}

/** A mark with the price, or a dot without a price. */
function ResultMark({ result, hangs, isPointedAt, labels, onPoint, onSelect }: ResultProps) {
  const { id, name } = result
  const price = result.price === null ? null : priceText(result.price)
  return (
    <button
      type="button"
      aria-label={fill(price ? labels.mark : labels.markWithout, { name, price: price ?? '' })}
      title={name}
      onClick={onSelect}
      onPointerEnter={() => onPoint(id)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(id)}
      onBlur={() => onPoint(null)}
      className={
        price
          ? classNames(
              'relative isolate flex min-h-8 items-center rounded-full bg-mustard px-2.5 font-display text-base font-extrabold whitespace-nowrap text-on-mustard figures shadow-lift transition-transform after:bg-mustard hover:scale-110',
              tipClass(hangs),
              isPointedAt && highlightClass,
            )
          : 'grid size-9 place-items-center rounded-full'
      }
    >
      {price ?? (
        <span
          className={classNames(
            'size-5 rounded-full border-3 border-white bg-check shadow-lift transition-transform',
            isPointedAt && 'scale-140',
          )}
        />
      )}
    </button>
  )
}

type ClusterProps = {
  members: ShownResult[]
  hangs: boolean
  isPointedAt: boolean
  labels: ResultMarkLabels
  onOpen: () => void
}

/** A mark for several results: «3 · desde 14 €». */
function ClusterMark({ members, hangs, isPointedAt, labels, onOpen }: ClusterProps) {
  const count = members.length
  const price = cheapestPriceText(members)
  return (
    <button
      type="button"
      onClick={onOpen}
      className={classNames(
        'figures relative isolate flex min-h-9 items-center rounded-full border-2 border-mustard bg-wall px-2.5 font-display text-base font-extrabold whitespace-nowrap text-on-wall shadow-lift transition-transform hover:scale-110 after:border-mustard after:bg-wall',
        hangs ? 'after:border-t-2 after:border-l-2' : 'after:border-r-2 after:border-b-2',
        tipClass(hangs),
        isPointedAt && highlightClass,
      )}
    >
      {count}
      <span className="sr-only">{`\u00a0${labels.restaurants}`}</span>
      {price ? `\u00a0· ${fill(labels.from, { price })}` : null}
      <span className="sr-only">. {labels.nearer}</span>
    </button>
  )
}
