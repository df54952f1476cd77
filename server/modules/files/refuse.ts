import type { ErrorCode } from '@/contract/errors'
import type { UploadRefusal } from '@/contract/rules/files/upload-limits'
import { AppError } from '@/server/errors'

/** A common client shows the server's message unchanged (docs/product.md#errors). */
const refusals: Record<UploadRefusal, [ErrorCode, string]> = {
  'file-missing': ['invalid', 'Selecciona antes un archivo.'],
  'file-empty': ['invalid', 'El archivo está vacío.'],
  'file-type': ['unsupported', 'Solo se admiten PDF e imágenes JPG, PNG, WebP, GIF o AVIF.'],
  'file-svg': ['unsupported', 'Las imágenes SVG no se admiten. Expórtala como PNG o JPG.'],
  'file-heic': ['unsupported', 'Las fotos HEIC no se admiten. Guárdala como JPG y vuelve a subirla.'],
  'file-program': ['unsupported', 'Este archivo es un programa, no una imagen ni un PDF.'],
  'file-mixed': [
    'unsupported',
    'El archivo mezcla una imagen con otra cosa. Guárdalo de nuevo como JPG o PNG.',
  ],
  'image-too-large': ['too-large', 'La imagen ocupa más de 10 MB. Redúcela y vuelve a subirla.'],
  'image-pixels': [
    'too-large',
    'La imagen tiene demasiados píxeles (más de 64 millones). Redúcela y vuelve a subirla.',
  ],
  'image-broken': ['invalid', 'La imagen está dañada o incompleta. Vuelve a guardarla y súbela otra vez.'],
  'pdf-too-large': ['too-large', 'El PDF ocupa más de 20 MB. Redúcelo y vuelve a subirlo.'],
  'pdf-broken': ['invalid', 'El PDF está dañado o incompleto. Vuelve a guardarlo y súbelo otra vez.'],
  'pdf-locked': ['invalid', 'El PDF está protegido con contraseña. Quita la protección y vuelve a subirlo.'],
  'pdf-heavy': [
    'too-large',
    'El PDF es demasiado complejo. Guárdalo de nuevo, por ejemplo con «Imprimir como PDF».',
  ],
  'daily-limit': ['too-many', 'Has llegado al máximo de archivos por día. Vuelve a intentarlo mañana.'],
  'account-full': [
    'too-large',
    'Tus archivos ocupan todo el espacio de tu cuenta. Verifica tu correo si aún no lo has hecho, o elimina alguno.',
  ],
  'disk-full': ['unavailable', 'Ahora mismo no podemos guardar archivos. Vuelve a intentarlo más tarde.'],
}

export function refuse(reason: UploadRefusal, cause?: unknown): AppError {
  const [code, message] = refusals[reason]
  return new AppError(code, reason, { message, cause, ...(code === 'unavailable' && { retryAfter: 600 }) })
}

/** The error for a failure that the file did not cause (docs/product.md#upload-words). */
export const uploadFailed = (reason: string, cause: unknown) =>
  new AppError('unavailable', reason, { message: 'Upload failed', retryAfter: 10, cause })
