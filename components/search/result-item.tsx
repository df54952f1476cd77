'use client'

import { memo } from 'react'
import { type ShownResult, useIsPointedAt } from '@/lib/browser/shown-results'

export const resultItemId = (id: string) => `resultado-${id}`

type Props = { result: ShownResult; page: number }

/** A card in the list, lit up while its mark on the map is pointed at. */
export const ResultItem = memo(function ResultItem({ result: { id, card }, page }: Props) {
  const isPointedAt = useIsPointedAt(id)
  return (
    <li
      id={resultItemId(id)}
      data-result={id}
      data-page={page}
      data-pointed={isPointedAt || undefined}
      className="flex scroll-mt-20 rounded-lg data-pointed:*:border-azulejo data-pointed:*:shadow-lift"
    >
      {card}
    </li>
  )
})
