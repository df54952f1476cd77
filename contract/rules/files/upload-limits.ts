import { type FileFormat, type PictureFormat, pictureFormats } from './file-type'

/**
 * The formats that an upload field accepts: 'photo' is JPEG and PNG (docs/product.md#uploads), 'image' any picture, 'document' pictures and
 * PDFs.
 */
export type UploadAccept = 'photo' | 'image' | 'document'

const megabyte = 1024 * 1024

export const maxImageBytes = 10 * megabyte
export const maxPdfBytes = 20 * megabyte

/**
 * The storage of one account. Verified: years of photos, cartas and drawn menus. Before the address is verified: enough for one profile.
 */
export const accountBytes = { verified: 1024 * megabyte, unverified: 60 * megabyte }

/** A larger picture counts as a decompression bomb. Phones make pictures of 50 million pixels. */
export const maxImagePixels = 64_000_000

/** Why a file was refused: the api's `reason`, and the key of the message. */
export const uploadRefusals = [
  'file-missing',
  'file-empty',
  'file-type',
  'file-svg',
  'file-heic',
  'file-program',
  'file-mixed',
  'image-too-large',
  'image-pixels',
  'image-broken',
  'pdf-too-large',
  'pdf-broken',
  'pdf-locked',
  'pdf-heavy',
  'daily-limit',
  'account-full',
  'disk-full',
] as const

export type UploadRefusal = (typeof uploadRefusals)[number]

export const isPicture = (format: FileFormat): format is PictureFormat =>
  pictureFormats.some((known) => known === format)

/** Why this upload field refuses the format. Null when it accepts the format. */
export function formatRefusal(format: FileFormat, accept: UploadAccept): UploadRefusal | null {
  if (format === 'svg') return 'file-svg'
  if (format === 'heic') return 'file-heic'
  if (format === 'program') return 'file-program'
  if (format === 'unknown') return 'file-type'
  if (format === 'pdf') return accept === 'document' ? null : 'file-type'
  return accept === 'photo' && format !== 'jpeg' && format !== 'png' ? 'file-type' : null
}

/** Why the file's size is refused. Null when it is accepted. */
export function sizeRefusal(format: FileFormat, byteCount: number): UploadRefusal | null {
  if (byteCount === 0) return 'file-empty'
  if (format === 'pdf') return byteCount > maxPdfBytes ? 'pdf-too-large' : null
  return byteCount > maxImageBytes ? 'image-too-large' : null
}
