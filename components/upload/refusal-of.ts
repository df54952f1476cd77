import { formatOf, signatureBytes } from '@/contract/rules/file-signature'
import {
  formatRefusal,
  sizeRefusal,
  type UploadAccept,
  type UploadRefusal,
} from '@/contract/rules/upload-limits'

/** What the api would say, before a byte has been sent. */
export async function refusalOf(file: File, accept: UploadAccept): Promise<UploadRefusal | null> {
  const format = formatOf(new Uint8Array(await bytesOf(file.slice(0, signatureBytes))))
  return sizeRefusal(format, file.size) ?? formatRefusal(format, accept)
}

/** A file that has meanwhile gone from the disk, or out of reach, cannot be read. */
async function bytesOf(part: Blob) {
  return part.arrayBuffer().catch(() => new ArrayBuffer(0))
}

/** What the file dialog offers; what is chosen all the same is judged by its bytes. */
export const acceptedTypes: Record<UploadAccept, string> = {
  photo: 'image/jpeg,image/png',
  image: 'image/jpeg,image/png,image/webp,image/gif,image/avif',
  document: 'application/pdf,image/jpeg,image/png,image/webp,image/gif,image/avif',
}
