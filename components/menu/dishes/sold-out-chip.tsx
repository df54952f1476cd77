'use client'

import { classNames } from '@/components/ui/class-names'
import { fill } from '@/lib/i18n/fill'
import type { MenuLabels } from '../labels'
import type { DishRow } from '../menu-values'

type Props = { dish: DishRow; labels: MenuLabels; onToggle: (soldOut: boolean) => void }

export function SoldOutChip({ dish, labels, onToggle }: Props) {
  return (
    <button
      type="button"
      aria-pressed={dish.soldOut}
      aria-label={fill(labels.soldOut.of, { name: dish.name.trim() })}
      onClick={() => onToggle(!dish.soldOut)}
      className={classNames(
        'order-2 col-span-2 col-start-2 min-h-11 justify-self-end rounded sm:order-none sm:col-span-1 border-2 px-3 text-sm font-semibold',
        dish.soldOut
          ? 'border-check-ink bg-blush text-check-ink'
          : 'border-line bg-card text-soft hover:border-edge',
      )}
    >
      {labels.soldOut.label}
    </button>
  )
}
