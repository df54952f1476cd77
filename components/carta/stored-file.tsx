import type { Carta } from '@/contract/entities/carta'
import type { PdfViewerProps } from './pdf-on-demand'
import { StoredImage } from './stored-image'
import { StoredPdf } from './stored-pdf'

/** What an owner has uploaded, to be read in the page. */
export function StoredFile({ type, url, name, labels }: PdfViewerProps & Pick<Carta, 'type'>) {
  return type === 'image' ? (
    <StoredImage url={url} name={name} />
  ) : (
    <StoredPdf url={url} name={name} labels={labels} />
  )
}
