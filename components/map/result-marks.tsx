'use client'

import type { Messages } from 'next-intl'
import { type ReactNode, useMemo } from 'react'
import type { Position } from '@/contract/entities/place'
import { pointAt, type ShownResult, usePointedAt } from '@/lib/browser/shown-results'
import { type Cluster, clustersOf } from './clusters'
import { ClusterMark, ResultMark } from './mark'

type Props = {
  results: ShownResult[]
  zoom: number
  labels: Messages['map']['results']
  /** Puts a mark where it belongs, the way the map at hand does it. */
  place: (mark: { key: string; position: Position; isInFront: boolean; children: ReactNode }) => ReactNode
  onSelect: (members: ShownResult[]) => void
  onOpenCluster: (cluster: Cluster) => void
}

/** A mark for each result, or for several where they would lie on each other. */
export function ResultMarks({ results, zoom, labels, place, onSelect, onOpenCluster }: Props) {
  const clusters = useMemo(() => clustersOf(results, zoom), [results, zoom])
  const pointedAt = usePointedAt()
  return clusters.map((cluster) => {
    const { key, position, members } = cluster
    const [only] = members
    const isPointedAt = members.some(({ id }) => id === pointedAt)
    return place({
      key,
      position,
      isInFront: isPointedAt,
      children:
        only && members.length === 1 ? (
          <ResultMark
            result={only}
            isPointedAt={isPointedAt}
            labels={labels}
            onPoint={pointAt}
            onSelect={() => onSelect(members)}
          />
        ) : (
          <ClusterMark
            members={members}
            isPointedAt={isPointedAt}
            labels={labels}
            onOpen={() => onOpenCluster(cluster)}
          />
        ),
    })
  })
}
