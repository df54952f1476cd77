import { classNames } from '@/components/ui/class-names'
import { HeartIcon } from '@/components/ui/icons'

type Props = { restaurantId: string; label: string; className?: string }

/** Empty from the server, so that cached pages are the same for everybody; FavouriteHearts fills it, and listens. */
export function FavouriteHeart({ restaurantId, label, className }: Props) {
  return (
    <button
      type="button"
      data-favourite={restaurantId}
      aria-pressed="false"
      aria-label={label}
      title={label}
      suppressHydrationWarning
      className={classNames(
        'group/heart grid size-11 shrink-0 place-items-center rounded-full border border-line bg-card hover:border-edge hover:bg-napkin noscript:hidden print:hidden',
        className,
      )}
    >
      <HeartIcon className="size-6 text-check-ink group-aria-pressed/heart:fill-current" />
    </button>
  )
}
