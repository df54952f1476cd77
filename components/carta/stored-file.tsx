import { buttonClass } from '@/components/ui/button-class'
import { DownloadIcon, MenuSheetIcon } from '@/components/ui/icons'
import { Photo } from '@/components/ui/photo'
import type { Carta } from '@/contract/entities/carta'
import type { PictureSeen } from '@/contract/entities/upload'
import { useTranslations } from '@/lib/i18n/translations'
import { PdfOnDemand, type PdfViewerProps } from './pdf-on-demand'

type Written = {
  /** The language of the name, where it is not that of the page. */
  written?: string | undefined
}
type Props = PdfViewerProps & Pick<Carta, 'type'> & Written & { seen?: PictureSeen }

/** A file of the owner, shown in the page. */
export function StoredFile({ type, url, name, seen, written, labels }: Props) {
  return type === 'image' ? (
    <StoredImage {...{ url, name, seen, written }} />
  ) : (
    <StoredPdf {...{ url, name, written, labels }} />
  )
}

type ImageProps = Pick<Props, 'url' | 'name' | 'written'> & { seen: PictureSeen | undefined }

/** A picture in the page's width, with its full height. A tap opens the picture alone, where two fingers can zoom. */
function StoredImage({ url, name, seen, written }: ImageProps) {
  const t = useTranslations('carta')
  return (
    <figure>
      <figcaption className="mb-2 flex items-center gap-2 font-semibold">
        <MenuSheetIcon className="size-6 shrink-0 text-check-ink" />
        <span lang={written}>{name}</span>
      </figcaption>
      <a href={url} className="relative block">
        <span className="sr-only">{t('enlarge', { name: '' })}</span>{' '}
        <Photo
          src={url}
          blur={seen?.blurDataUrl}
          alt={name}
          lang={written}
          width={seen?.width ?? 960}
          height={seen?.height ?? 1280}
          sizes="(width >= 64rem) 40rem, 92vw"
          className="h-auto w-full rounded border border-line object-contain"
        />
      </a>
    </figure>
  )
}

/** A PDF with links to open and download it. With JavaScript, the page also shows the PDF. */
function StoredPdf({ url, name, written, labels }: PdfViewerProps & Written) {
  const t = useTranslations('carta')
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="inline-flex items-center gap-2 font-semibold">
          <MenuSheetIcon className="size-6 shrink-0 text-check-ink" />
          <span lang={written}>{name}</span>
        </span>
        <span className="flex gap-2 print:hidden">
          <a href={url} className={buttonClass({ variant: 'secondary' })}>
            <Named label={t('open')} spoken={t.raw('openNamed')} {...{ name, written }} />
          </a>
          <a href={url} download className={buttonClass({ variant: 'quiet' })}>
            <DownloadIcon />
            <Named label={t('download')} spoken={t.raw('downloadNamed')} {...{ name, written }} />
          </a>
        </span>
      </p>
      <PdfOnDemand url={url} name={name} labels={labels} />
    </>
  )
}

type NamedProps = Written & { label: string; spoken: string; name: string }

/** A link that is read aloud with the name of its file. As content, because the text of an attribute has no language of its own. */
function Named({ label, spoken, name, written }: NamedProps) {
  const [before, after] = spoken.split('{name}')
  return (
    <>
      <span aria-hidden="true">{label}</span>
      <span className="sr-only">
        {before}
        <span lang={written}>{name}</span>
        {after}
      </span>
    </>
  )
}
