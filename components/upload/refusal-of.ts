import { formatOf, signatureBytes } from '@/contract/rules/files/file-type'
import {
  formatRefusal,
  sizeRefusal,
  type UploadAccept,
  type UploadRefusal,
} from '@/contract/rules/files/upload-limits'

/** The refusal that the api would give, found before the upload. */
export async function refusalOf(file: File, accept: UploadAccept): Promise<UploadRefusal | null> {
  const format = formatOf(new Uint8Array(await bytesOf(file.slice(0, signatureBytes))))
  return sizeRefusal(format, file.size) ?? formatRefusal(format, accept)
}

/** A file that was deleted or moved meanwhile cannot be read. */
async function bytesOf(part: Blob) {
  return part.arrayBuffer().catch(() => new ArrayBuffer(0))
}

/** The types that the file dialog offers. The file's bytes decide whether it is accepted. */
export const acceptedTypes: Record<UploadAccept, string> = {
  photo: 'image/jpeg,image/png',
  image: 'image/jpeg,image/png,image/webp,image/gif,image/avif',
  document: 'application/pdf,image/jpeg,image/png,image/webp,image/gif,image/avif',
}
