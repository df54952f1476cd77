import { uploadToAws } from '@/contract/endpoints/files'
import { isApi, pathOf } from '../routes'

const usualBytes = 256 * 1024
/** Meta's stated limit for its webhook calls. */
const webhookBytes = 3 * 1024 * 1024
/** The bytes that multipart framing adds to a file. */
const framingBytes = 64 * 1024

const uploads = new Map<string, number>([[uploadToAws.path, uploadToAws.upload.maxBytes + framingBytes]])

const withoutSlash = (url: string) => pathOf(url).replace(/\/+$/, '')

export const isUpload = (url: string) => uploads.has(withoutSlash(url))

/** The most bytes that a request body at this address may have. */
export function bodyLimit(url: string) {
  const path = withoutSlash(url)
  if (path === '/api/whatsapp/webhook') return webhookBytes
  return (isApi(url) && uploads.get(path)) || usualBytes
}
