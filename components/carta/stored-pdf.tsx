import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { DownloadIcon, MenuSheetIcon } from '@/components/ui/icons'
import { PdfOnDemand, type PdfViewerProps } from './pdf-on-demand'

/** Always to open and to keep; and to read here, where there is JavaScript. */
export function StoredPdf({ url, name, labels }: PdfViewerProps) {
  const t = useTranslations('carta')
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="inline-flex items-center gap-2 font-semibold">
          <MenuSheetIcon className="size-6 shrink-0 text-check-ink" />
          {name}
        </span>
        <span className="flex gap-2 print:hidden">
          <a
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={t('openNamed', { name })}
            className={buttonClass({ variant: 'secondary' })}
          >
            {t('open')}
          </a>
          <a
            href={url}
            download
            aria-label={t('downloadNamed', { name })}
            className={buttonClass({ variant: 'quiet' })}
          >
            <DownloadIcon />
            {t('download')}
          </a>
        </span>
      </p>
      <PdfOnDemand url={url} name={name} labels={labels} />
    </>
  )
}
