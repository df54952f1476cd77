import { useId } from 'react'
import { Photo } from '@/components/ui/photo'
import { useTranslations } from '@/lib/i18n/translations'
import { houseLanguage } from '@/lib/language/here'

export type PhotoCredit = {
  fileId: string
  url: string
  width: number
  height: number
  title: string
  author: string
  licence: string
  licenceUrl: string
  source: string
}

export function PhotoCredits({ photos }: { photos: PhotoCredit[] }) {
  const t = useTranslations('credits')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl md:text-3xl">
        {t('photos')}
      </h2>
      <p className="mt-2 max-w-prose text-soft">{t('photosText')}</p>
      <ul lang={houseLanguage()} className="mt-4 grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-4">
        {photos.map((photo) => (
          <li key={photo.fileId} className="min-w-0 text-sm leading-snug">
            <Photo
              src={photo.url}
              alt=""
              width={photo.width}
              height={photo.height}
              sizes="(width >= 48rem) 16rem, 45vw"
              className="mb-2 aspect-4/3 w-full rounded"
            />
            <p className="text-base font-semibold">{photo.title}</p>
            <p>
              <a href={photo.source} rel="noopener" className="link inline-block py-1">
                {photo.author}
              </a>
            </p>
            <p>
              <a href={photo.licenceUrl} rel="license noopener" className="link inline-block py-1">
                {photo.licence}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
