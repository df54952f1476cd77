import type { Carta } from '@/contract/entities/carta'
import type { PictureSeen } from '@/contract/entities/upload'
import type { PdfViewerProps } from './pdf-on-demand'
import { StoredImage } from './stored-image'
import { StoredPdf } from './stored-pdf'

type Props = PdfViewerProps & Pick<Carta, 'type'> & { seen?: PictureSeen }

/** What an owner has uploaded, to be read in the page. */
export function StoredFile({ type, url, name, seen, labels }: Props) {
  return type === 'image' ? (
    <StoredImage url={url} name={name} seen={seen} />
  ) : (
    <StoredPdf url={url} name={name} labels={labels} />
  )
}
