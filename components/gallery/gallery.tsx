import { classNames } from '@/components/ui/class-names'
import { EmptyPlate } from '@/components/ui/empty-plate'
import { Photo } from '@/components/ui/photo'
import { PlatePlaceholder } from '@/components/ui/plate-placeholder'
import type { Restaurant } from '@/contract/entities/restaurant'
import type { PictureSeen } from '@/contract/entities/upload'
import { useTranslations } from '@/lib/i18n/translations'
import type { GalleryPhoto } from './gallery-photo'
import { LightboxLinks } from './lightbox-links'

const thumbnails = 2

/** The header image and two more photos. A link leads to the others. */
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

type AllPhotosProps = { photos: GalleryPhoto[]; pictures: Record<string, PictureSeen>; title: string }

/** The target of «+N fotos» without JavaScript, hidden until then. */
function AllPhotos({ photos, pictures, title }: AllPhotosProps) {
  const t = useTranslations('gallery')
  return (
    <section id="fotos" aria-label={title} className="mt-3 hidden target:block">
      <ul className="grid gap-3 md:grid-cols-2">
        {photos.map(({ url, alt }, index) => (
          <li key={url} className="group relative">
            <a href={url} data-photo={index} aria-haspopup="dialog" className="block">
              <Photo
                src={url}
                blur={pictures[url]?.blurDataUrl}
                alt={alt}
                width={1280}
                height={960}
                sizes="(width >= 48rem) 34rem, 92vw"
                className="aspect-4/3 w-full rounded"
              />
              <MissingPhoto text={t('missing')} className="absolute inset-0 rounded" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

type GalleryTileProps = {
  photo: GalleryPhoto
  blur?: string | null
  index: number
  isTall: boolean
  more: number
}

/** A link to a photo. The last tile links to all photos, when there are more than the tiles show. */
function GalleryTile({ photo: { url, alt }, blur, index, isTall, more }: GalleryTileProps) {
  const t = useTranslations('gallery')
  return (
    <li className={classNames('group relative', isTall && 'row-span-2')}>
      <a
        href={more > 0 ? '#fotos' : url}
        data-photo={index}
        aria-haspopup="dialog"
        aria-label={more > 0 ? t('more', { count: more }) : undefined}
        className="block size-full focus-visible:-outline-offset-4"
      >
        <Photo
          src={url}
          blur={blur}
          alt={alt}
          width={1280}
          height={960}
          sizes={index === 0 ? '(width >= 72rem) 45rem, 66vw' : '(width >= 72rem) 23rem, 33vw'}
          priority={index === 0}
          className="absolute inset-0 size-full"
        />
        <MissingPhoto text={t('missing')} className="absolute inset-0" />
        {more > 0 ? (
          <span className="absolute inset-0 grid place-items-center bg-scrim font-display text-lg font-extrabold text-on-wall md:text-2xl">
            {t('more', { count: more })}
          </span>
        ) : null}
      </a>
    </li>
  )
}

/** Hidden until the photo fails to load: LightboxLinks then marks the surrounding `group`. */
function MissingPhoto({ text, className }: { text: string; className: string }) {
  return (
    <span
      className={classNames(
        'hidden place-content-center justify-items-center gap-1 bg-napkin p-2 text-center text-sm text-soft group-data-missing:grid',
        className,
      )}
    >
      <EmptyPlate className="size-12" />
      {text}
    </span>
  )
}
