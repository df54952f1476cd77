import { Photo } from '@/components/ui/photo'
import { PlatePlaceholder } from '@/components/ui/plate-placeholder'
import type { RestaurantCard } from '@/contract/entities/restaurant'

const size = 'size-24 shrink-0 rounded sm:size-28 md:size-32'

type Props = { restaurant: Pick<RestaurantCard, 'headerImageUrl' | 'restaurantName'>; priority: boolean }

/** Beside the name that says what it shows. */
export function ResultPhoto({ restaurant: { headerImageUrl, restaurantName }, priority }: Props) {
  if (!headerImageUrl) return <PlatePlaceholder name={restaurantName} className={size} />
  return (
    <Photo
      src={headerImageUrl}
      alt=""
      width={320}
      height={320}
      sizes="(width >= 48rem) 8rem, (width >= 30rem) 7rem, 6rem"
      priority={priority}
      className={`${size} plate-if-missing`}
    />
  )
}
