'use client'

import { classNames } from '@/components/ui/class-names'
import { HeartIcon } from '@/components/ui/icons'
import { toggleFavourite, useIsFavourite } from '@/lib/browser/favourites'

type Props = { restaurantId: string; label: string; className?: string }

/** Empty on the server, so that cached pages are the same for everybody; filled without moving anything. */
export function FavouriteHeart({ restaurantId, label, className }: Props) {
  const isFavourite = useIsFavourite(restaurantId)
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-label={label}
      title={label}
      onClick={() => toggleFavourite(restaurantId)}
      className={classNames(
        'grid size-11 shrink-0 place-items-center rounded-full border border-line bg-card hover:border-edge hover:bg-napkin noscript:hidden print:hidden',
        className,
      )}
    >
      <HeartIcon className={classNames('size-6 text-check-ink', isFavourite && 'fill-current')} />
    </button>
  )
}
