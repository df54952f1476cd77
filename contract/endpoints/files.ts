import { endpoint } from '../endpoint'
import { uploadedFile } from '../entities/upload'
import { maxPdfBytes } from '../rules/upload-limits'

/** A header `ownerid` is accepted, as SPEC.md §7's client sends it, and has to be the token's. */
export const uploadToAws = endpoint({
  method: 'POST',
  path: '/api/aws/uploadToAws',
  auth: 'owner',
  summary: 'Sube una imagen o un PDF',
  upload: { field: 'file', maxBytes: maxPdfBytes },
  reply: uploadedFile,
})
