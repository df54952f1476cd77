import { getTranslations } from 'next-intl/server'
import { FavouriteHeart } from './favourite-heart'

type Restaurant = { restaurantId: string; restaurantName: string }

/** A heart for any restaurant, to be handed to other features' cards. */
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
