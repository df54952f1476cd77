import { useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { PlatePlaceholder } from '@/components/ui/plate-placeholder'
import type { Restaurant } from '@/contract/entities/restaurant'
import { AllPhotos } from './all-photos'
import { GalleryTile } from './gallery-tile'
import { LightboxLinks } from './lightbox-links'

const thumbnails = 2

/** The header image with two more beside it; what is left over is one tap away. */
export function Gallery({ restaurant }: { restaurant: Restaurant }) {
  const t = useTranslations('gallery')
  const { restaurantName: name, headerImageUrl, profileImages, pictures = {} } = restaurant
  const urls = [headerImageUrl, ...profileImages.map(({ url }) => url)].filter((url) => url !== null)
  if (urls.length === 0)
    return <PlatePlaceholder name={name} className="h-32 w-full rounded-lg md:h-56 print:hidden" />

  const photos = urls.map((url, index) => ({ url, alt: t('alt', { name, number: index + 1 }) }))
  const shown = photos.slice(0, 1 + thumbnails)
  const more = photos.length - shown.length
  const title = t('title', { name })
  const labels = {
    title,
    close: t('close'),
    previous: t('previous'),
    next: t('next'),
    zoomIn: t('zoomIn'),
    zoomOut: t('zoomOut'),
    missing: t('missing'),
    of: t.raw('of'),
  }
  return (
    <div className="print:hidden">
      <LightboxLinks photos={photos} labels={labels}>
        <ul
          className={classNames(
            'grid h-40 gap-1.5 overflow-hidden rounded-lg sm:h-64 md:h-88',
            shown.length > 1 && 'grid-cols-[2fr_1fr]',
            shown.length > 2 && 'grid-rows-2',
          )}
        >
          {shown.map((photo, index) => (
            <GalleryTile
              key={photo.url}
              photo={photo}
              blur={pictures[photo.url]?.blurDataUrl}
              index={index}
              isTall={index === 0 && shown.length > 2}
              more={index === thumbnails ? more : 0}
            />
          ))}
        </ul>
        {more > 0 ? <AllPhotos photos={photos} pictures={pictures} title={title} /> : null}
      </LightboxLinks>
    </div>
  )
}
