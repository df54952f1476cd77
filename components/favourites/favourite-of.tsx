import { classNames } from '@/components/ui/class-names'
import { HeartIcon } from '@/components/ui/icons'
import { getTranslations } from '@/lib/i18n/translations'

type Restaurant = { restaurantId: string; restaurantName: string }

/** Makes a heart for each restaurant, for the cards of other features. */
export async function favouriteOf(className?: string) {
  const t = await getTranslations('favourites')
  return ({ restaurantId, restaurantName }: Restaurant) => (
    <FavouriteHeart
      restaurantId={restaurantId}
      label={t('heart', { name: restaurantName })}
      className={className}
    />
  )
}

type FavouriteHeartProps = { restaurantId: string; label: string; className?: string }

/**
 * The server renders an empty heart, so that cached pages are the same for everybody. FavouriteHearts fills the heart and handles presses.
 */
export function FavouriteHeart({ restaurantId, label, className }: FavouriteHeartProps) {
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
