import { useTranslations } from 'next-intl'
import { Photo } from '@/components/ui/photo'
import type { PictureSeen } from '@/contract/entities/upload'
import type { GalleryPhoto } from './gallery-photo'
import { MissingPhoto } from './missing-photo'

type Props = { photos: GalleryPhoto[]; pictures: Record<string, PictureSeen>; title: string }

/** Without JavaScript: where «+N fotos» leads, unseen until then. */
export function AllPhotos({ photos, pictures, title }: Props) {
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
