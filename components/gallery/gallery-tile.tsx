import { useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { Photo } from '@/components/ui/photo'
import type { GalleryPhoto } from './gallery-photo'
import { MissingPhoto } from './missing-photo'

type Props = {
  photo: GalleryPhoto
  blur?: string | null
  index: number
  isTall: boolean
  more: number
}

/** A link to its photo; the last one to all of them, when there are more than are shown. */
export function GalleryTile({ photo: { url, alt }, blur, index, isTall, more }: Props) {
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
