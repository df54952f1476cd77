'use client'

import type { Messages } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { priceText } from '@/contract/rules/price'
import type { ShownResult } from '@/lib/browser/shown-results'
import { fill } from '@/lib/i18n/fill'

type Labels = Messages['map']['results']

const lit = 'scale-110 bg-check! text-on-check! after:bg-check!'
/** The point of the tag stands on the place. */
const tip =
  'after:absolute after:-bottom-1 after:left-1/2 after:size-3 after:-translate-x-1/2 after:rotate-45 after:-z-10'

type ResultProps = {
  result: ShownResult
  isPointedAt: boolean
  labels: Labels
  onPoint: (id: string | null) => void
  onSelect: () => void
}

/** The price, which is what one looks for; a dot where there is none. */
export function ResultMark({ result, isPointedAt, labels, onPoint, onSelect }: ResultProps) {
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
              'relative isolate mb-2 flex min-h-8 items-center rounded-full bg-mustard px-2.5 font-display text-base font-extrabold whitespace-nowrap text-on-mustard figures shadow-lift transition-transform after:bg-mustard hover:scale-110',
              tip,
              isPointedAt && lit,
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

type ClusterProps = { members: ShownResult[]; isPointedAt: boolean; labels: Labels; onOpen: () => void }

/** How many, and what the cheapest of them asks. */
export function ClusterMark({ members, isPointedAt, labels, onOpen }: ClusterProps) {
  const count = members.length
  const price = cheapest(members)
  return (
    <button
      type="button"
      aria-label={fill(price ? labels.clusterFrom : labels.cluster, { count, price: price ?? '' })}
      onClick={onOpen}
      title={price ? fill(labels.from, { price }) : undefined}
      className={classNames(
        'figures grid size-10 place-items-center rounded-full border-3 border-mustard bg-wall font-display text-base font-extrabold text-on-wall shadow-lift transition-transform hover:scale-110',
        isPointedAt && 'scale-110 bg-check! text-on-check!',
      )}
    >
      {count}
    </button>
  )
}

function cheapest(members: ShownResult[]) {
  const prices = members.flatMap(({ price }) => price ?? [])
  return prices.length > 0 ? priceText(Math.min(...prices)) : null
}
