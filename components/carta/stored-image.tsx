import { useTranslations } from 'next-intl'
import { MenuSheetIcon } from '@/components/ui/icons'
import { Photo } from '@/components/ui/photo'
import type { PictureSeen } from '@/contract/entities/upload'

/** As wide as the page and as high as it will be; a tap shows it alone, where two fingers bring it nearer. */
export function StoredImage({ url, name, seen }: { url: string; name: string; seen?: PictureSeen }) {
  const t = useTranslations('carta')
  return (
    <figure>
      <figcaption className="mb-2 flex items-center gap-2 font-semibold">
        <MenuSheetIcon className="size-6 shrink-0 text-check-ink" />
        {name}
      </figcaption>
      <a href={url} target="_blank" rel="noopener" aria-label={t('enlarge', { name })} className="block">
        <Photo
          src={url}
          blur={seen?.blurDataUrl}
          alt={name}
          width={seen?.width ?? 960}
          height={seen?.height ?? 1280}
          sizes="(width >= 64rem) 40rem, 92vw"
          className="h-auto w-full rounded border border-line object-contain"
        />
      </a>
    </figure>
  )
}
