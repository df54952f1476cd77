import { endpoint } from '../endpoint'
import { uploadedFile } from '../entities/upload'
import { maxPdfBytes } from '../rules/files/upload-limits'

/** Accepts a header `ownerid`, which common clients send. It must be the token's owner. */
export const uploadToAws = endpoint({
  method: 'POST',
  path: '/api/aws/uploadToAws',
  auth: 'owner',
  summary: 'Sube una imagen o un PDF',
  upload: { field: 'file', maxBytes: maxPdfBytes },
  reply: uploadedFile,
})
