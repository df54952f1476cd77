import { type FileFormat, type PictureFormat, pictureFormats } from './file-signature'

/** What a place takes: 'photo' is JPEG and PNG (SPEC.md §5), 'image' any picture, 'document' pictures and PDFs. */
export type UploadAccept = 'photo' | 'image' | 'document'

const megabyte = 1024 * 1024

export const maxImageBytes = 10 * megabyte
export const maxPdfBytes = 20 * megabyte

/** Beyond it a picture is taken for a decompression bomb; phones make 50. */
export const maxImagePixels = 64_000_000

/** Why a file was not taken: the api's `reason`, and the key of what is said about it. */
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
] as const

export type UploadRefusal = (typeof uploadRefusals)[number]

export const isPicture = (format: FileFormat): format is PictureFormat =>
  pictureFormats.some((known) => known === format)

/** Why a file of this format may not be uploaded there; null when it may. */
export function formatRefusal(format: FileFormat, accept: UploadAccept): UploadRefusal | null {
  if (format === 'svg') return 'file-svg'
  if (format === 'heic') return 'file-heic'
  if (format === 'program') return 'file-program'
  if (format === 'unknown') return 'file-type'
  if (format === 'pdf') return accept === 'document' ? null : 'file-type'
  return accept === 'photo' && format !== 'jpeg' && format !== 'png' ? 'file-type' : null
}

/** Why a file of this format may not be as large; null when it may. */
export function sizeRefusal(format: FileFormat, byteCount: number): UploadRefusal | null {
  if (byteCount === 0) return 'file-empty'
  if (format === 'pdf') return byteCount > maxPdfBytes ? 'pdf-too-large' : null
  return byteCount > maxImageBytes ? 'image-too-large' : null
}
